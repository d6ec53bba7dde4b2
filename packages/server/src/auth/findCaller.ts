import { keyOfProtocols } from '@concierge/contract/deviceLive';
import type { EndReason } from '@concierge/contract/sessionEnd';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../context.ts';
import type { Connection } from '../database/schema.ts';
import { tokenHash } from '../lib/tokens.ts';
import type { SignedInDevice } from './access.ts';
import { cookieOf } from './cookieNames.ts';
import { endReasons } from './endedSessions.ts';
import { SESSION_COOKIE, findSession } from './sessions.ts';

/** Sessions and keys that are remembered; above that the oldest is forgotten. */
const MAX_REMEMBERED = 50_000;

async function findDeviceByKey(db: Connection, keyHash: string): Promise<SignedInDevice | null> {
  const row = await db
    .selectFrom('device')
    .select(['id', 'project_id', 'serial_id', 'name'])
    .where('key_hash', '=', keyHash)
    .executeTakeFirst();
  return row ?? null;
}

async function endReasonOf(db: Connection, idHash: string): Promise<EndReason | null> {
  return (await endReasons(db, [idHash])).get(idHash) ?? null;
}

/** Hashes of sessions and keys that have been right before. */
class Remembered {
  readonly #hashes = new Set<string>();

  has(token: string): boolean {
    return this.#hashes.has(tokenHash(token));
  }

  add(token: string): void {
    this.#hashes.add(tokenHash(token));
    if (this.#hashes.size <= MAX_REMEMBERED) return;
    const { value } = this.#hashes.keys().next();
    if (value !== undefined) this.#hashes.delete(value);
  }
}

/** The key a device calls with; for a socket a browser can name it only among the subprotocols. */
export function deviceKeyOf({ headers }: FastifyRequest): string | undefined {
  const bearer = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
  if (bearer !== undefined || headers.upgrade === undefined) return bearer;
  return keyOfProtocols(headers['sec-websocket-protocol'] ?? '');
}

type FindCaller = (request: FastifyRequest) => Promise<void>;

/**
 * Finds who calls: the device of a `device` call by its key, else the session by its cookie. Runs before the
 * limits, which count for them, and once per call; the guard refuses a call without one. At an address whose
 * calls are used up only those are looked up who have been right before: whoever floods the server with made-up
 * cookies or keys does not keep its database busy.
 */
export function createCallerFinder(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  isSpent: (request: FastifyRequest) => boolean,
): FindCaller {
  const remembered = new Remembered();

  return async function findCaller(request) {
    const isDevice = request.routeOptions.config?.access === 'device';
    const token = isDevice ? deviceKeyOf(request) : cookieOf(request, SESSION_COOKIE);
    if (!token || (isSpent(request) && !remembered.has(token))) return;
    if (isDevice) request.device = await findDeviceByKey(db, tokenHash(token));
    else request.signedIn = await findSession(db, token, now());
    if (request.device || request.signedIn) remembered.add(token);
    else if (!isDevice) request.sessionEnd = await endReasonOf(db, tokenHash(token));
  };
}
