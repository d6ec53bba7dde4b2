import type { FastifyReply } from 'fastify';
import type { Language } from '@concierge/contract/constants';
import type { User } from '@concierge/contract/users';
import type { UserType } from '@concierge/contract/userTypes';
import type { Connection } from '../database/schema.ts';
import { newToken, tokenHash } from '../lib/tokens.ts';

export const SESSION_COOKIE = 'concierge_session';
/** A session ends this long after its last call. */
export const SESSION_MS = 12 * 60 * 60 * 1000;
/** How often a session in use is renewed, so that not every call writes. */
const RENEW_AFTER_MS = 60_000;
const IDS_PER_QUERY = 500;

/** The signed-in user of a call. */
export interface SignedIn {
  sessionHash: string;
  user: User;
  expiresAt: string;
}

interface SessionRow {
  expires_at: string;
  id: number;
  username: string;
  user_type: UserType;
  project_id: number;
  lang: Language;
}

const iso = (time: number) => new Date(time).toISOString();

async function selectSession(
  db: Connection,
  idHash: string,
  now: string,
): Promise<SessionRow | undefined> {
  return db
    .selectFrom('session')
    .innerJoin('app_user', 'app_user.id', 'session.user_id')
    .select([
      'session.expires_at',
      'app_user.id',
      'app_user.username',
      'app_user.user_type',
      'app_user.project_id',
      'app_user.lang',
    ])
    .where('session.id_hash', '=', idHash)
    .where('session.expires_at', '>', now)
    .where('app_user.deleted_at', 'is', null)
    .where('app_user.disabled_at', 'is', null)
    .executeTakeFirst();
}

/** The user of this cookie, or `null`. Does not renew the session. */
export async function findSession(
  db: Connection,
  token: string | undefined,
  now: Date,
): Promise<SignedIn | null> {
  if (!token) return null;
  const sessionHash = tokenHash(token);
  const row = await selectSession(db, sessionHash, now.toISOString());
  if (!row) return null;
  const { expires_at: expiresAt, ...user } = row;
  return { sessionHash, user, expiresAt };
}

/** Renews a session in use and returns whether it did; the cookie is renewed then as well. */
export async function renewSession(db: Connection, session: SignedIn, now: Date): Promise<boolean> {
  const expiresAt = now.getTime() + SESSION_MS;
  if (expiresAt - Date.parse(session.expiresAt) < RENEW_AFTER_MS) return false;
  await db
    .updateTable('session')
    .set({ last_seen_at: iso(now.getTime()), expires_at: iso(expiresAt) })
    .where('id_hash', '=', session.sessionHash)
    .execute();
  return true;
}

export interface SessionOrigin {
  address: string;
  userAgent: string | undefined;
}

/** Starts a session with a new id and returns the cookie's value. */
export async function startSession(
  db: Connection,
  userId: number,
  origin: SessionOrigin,
  now: Date,
): Promise<string> {
  const token = newToken();
  await db
    .insertInto('session')
    .values({
      id_hash: tokenHash(token),
      user_id: userId,
      created_at: now.toISOString(),
      last_seen_at: now.toISOString(),
      expires_at: iso(now.getTime() + SESSION_MS),
      user_agent: origin.userAgent?.slice(0, 300) ?? null,
      address: origin.address,
    })
    .execute();
  return token;
}

export async function endSession(db: Connection, token: string): Promise<void> {
  await db.deleteFrom('session').where('id_hash', '=', tokenHash(token)).execute();
}

/** Ends the sessions of a user, all or all but one. */
export async function endSessionsOf(
  db: Connection,
  userId: number,
  exceptHash: string | null,
): Promise<void> {
  await db
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .$if(exceptHash !== null, (query) => query.where('id_hash', '!=', exceptHash ?? ''))
    .execute();
}

/** Ends all sessions of a user but the `kept` used last, and returns whether there were more. */
export async function endOldestSessions(
  db: Connection,
  userId: number,
  kept: number,
): Promise<boolean> {
  const surplus = await db
    .selectFrom('session')
    .select('id_hash')
    .where('user_id', '=', userId)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id_hash')
    .offset(kept)
    .limit(IDS_PER_QUERY)
    .execute();
  if (surplus.length === 0) return false;
  const ids = surplus.map(({ id_hash }) => id_hash);
  await db.deleteFrom('session').where('id_hash', 'in', ids).execute();
  return true;
}

export async function deleteExpiredSessions(db: Connection, now: Date): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<=', now.toISOString()).execute();
}

/** Which of these sessions may still be used: not ended, not expired, their user not deleted. */
export async function activeSessions(
  db: Connection,
  sessionIds: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const active = new Set<string>();
  for (let start = 0; start < sessionIds.length; start += IDS_PER_QUERY) {
    const rows = await db
      .selectFrom('session')
      .innerJoin('app_user', 'app_user.id', 'session.user_id')
      .select('session.id_hash')
      .where('session.id_hash', 'in', sessionIds.slice(start, start + IDS_PER_QUERY))
      .where('session.expires_at', '>', now.toISOString())
      .where('app_user.deleted_at', 'is', null)
      .where('app_user.disabled_at', 'is', null)
      .execute();
    for (const row of rows) active.add(row.id_hash);
  }
  return active;
}

/** The cookie is `Secure` whenever the call came by TLS, also through a trusted proxy. */
const cookieAttributes = (reply: FastifyReply) =>
  ({
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: reply.request.protocol === 'https',
  }) as const;

export function sendSessionCookie(reply: FastifyReply, token: string): void {
  reply.setCookie(SESSION_COOKIE, token, { ...cookieAttributes(reply), maxAge: SESSION_MS / 1000 });
}

export function clearSessionCookie(reply: FastifyReply): void {
  reply.clearCookie(SESSION_COOKIE, cookieAttributes(reply));
}
