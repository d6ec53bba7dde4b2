import type { FastifyReply } from 'fastify';
import { browserOf } from '@concierge/contract/browserOf';
import type { EndReason } from '@concierge/contract/sessionEnd';
import type { User } from '@concierge/contract/users';
import { type AuditActor, appendAudit, changesBetween } from '../audit/auditTrail.ts';
import { chunks } from '../database/chunks.ts';
import { onceCompiled } from '../database/onceCompiled.ts';
import type { Connection, Trx } from '../database/schema.ts';
import { newToken, tokenHash } from '../lib/tokens.ts';
import { cookieName } from './cookieNames.ts';
import { rememberEnded } from './endedSessions.ts';

/** Its name over http; see `cookieName`. */
export const SESSION_COOKIE = 'concierge_session';
/** A session ends this long after its last call, or `SESSION_DAYS` after the sign-in. */
export const SESSION_MS = 12 * 60 * 60 * 1000;
/** How often a session in use is renewed, so that not every call writes. */
const RENEW_AFTER_MS = 60_000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Sessions that one sign-in ends at most; SQLite has an offset only with a limit. */
const MOST_ENDED = 500;

/** The signed-in user of a call. */
export interface SignedIn {
  sessionHash: string;
  user: User;
  createdAt: string;
  lastSeenAt: string;
  /** When the user last gave the password; null: before there was such a time. */
  confirmedAt: string | null;
}

const iso = (time: number) => new Date(time).toISOString();

const selectSession = onceCompiled(
  ['idHash', 'now'],
  (db, { idHash, now }: { idHash: string; now: string }) =>
    db
      .selectFrom('session')
      .innerJoin('app_user', 'app_user.id', 'session.user_id')
      .select([
        'session.created_at',
        'session.last_seen_at',
        'session.confirmed_at',
        'app_user.id',
        'app_user.username',
        'app_user.user_type',
        'app_user.project_id',
        'app_user.lang',
      ])
      .where('session.id_hash', '=', idHash)
      .where('session.expires_at', '>', now)
      .where('app_user.deleted_at', 'is', null)
      .where('app_user.disabled_at', 'is', null),
);

/** The user of this cookie, or `null`. Does not renew the session. */
export async function findSession(
  db: Connection,
  token: string | undefined,
  now: Date,
): Promise<SignedIn | null> {
  if (!token) return null;
  const sessionHash = tokenHash(token);
  const [row] = await selectSession(db, { idHash: sessionHash, now: now.toISOString() });
  if (!row) return null;
  const {
    created_at: createdAt,
    last_seen_at: lastSeenAt,
    confirmed_at: confirmedAt,
    ...user
  } = row;
  return { sessionHash, user, createdAt, lastSeenAt, confirmedAt };
}

/**
 * Renews a session in use and returns whether it did; the cookie is renewed then as well. After `maxDays` since the
 * sign-in it ends, however much it is used.
 */
export async function renewSession(
  db: Connection,
  session: SignedIn,
  maxDays: number,
  now: Date,
): Promise<boolean> {
  if (now.getTime() - Date.parse(session.lastSeenAt) < RENEW_AFTER_MS) return false;
  const end = Date.parse(session.createdAt) + maxDays * DAY_MS;
  const expiresAt = Math.min(now.getTime() + SESSION_MS, end);
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

type SessionOwner = Pick<User, 'id' | 'username' | 'project_id'>;

const subjectOf = ({ id, username }: SessionOwner) =>
  ({ kind: 'session', id, name: username }) as const;

/** Starts a session with a new id and returns the cookie's value. */
async function startSession(
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
      confirmed_at: now.toISOString(),
      expires_at: iso(now.getTime() + SESSION_MS),
      user_agent: origin.userAgent?.slice(0, 300) ?? null,
      address: origin.address,
    })
    .execute();
  return token;
}

/** The user of the session has given the password again. */
export async function confirmSession(
  db: Connection,
  sessionHash: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('session')
    .set({ confirmed_at: now.toISOString() })
    .where('id_hash', '=', sessionHash)
    .execute();
}

/** A known browser by its usual name, another client as it calls itself. */
function browserText(userAgent: string | undefined): string | undefined {
  const known = browserOf(userAgent ?? null);
  if (!known) return userAgent?.slice(0, 100);
  return known.system === null ? known.browser : `${known.browser}, ${known.system}`;
}

/** Starts a session of the user, who has just proved the password, and returns the cookie's value. */
export async function signIn(
  trx: Trx,
  user: SessionOwner,
  origin: SessionOrigin,
  now: Date,
): Promise<string> {
  const { id, username: name, project_id } = user;
  const actor: AuditActor = { kind: 'user', id, name, address: origin.address };
  await appendAudit(trx, project_id, actor, now, {
    action: 'session.started',
    subject: subjectOf(user),
    changes: changesBetween({}, { browser: browserText(origin.userAgent) }),
  });
  return startSession(trx, id, origin, now);
}

/** Ends the session of a cookie; the user it belongs to signs out. Without such a session nothing happens. */
export async function signOut(trx: Trx, token: string, address: string, now: Date): Promise<void> {
  const session = await findSession(trx, token, now);
  if (!session) return;
  const { user, sessionHash } = session;
  await trx.deleteFrom('session').where('id_hash', '=', sessionHash).execute();
  const actor: AuditActor = { kind: 'user', id: user.id, name: user.username, address };
  await appendEnded(trx, user, actor, now, 1);
}

/** Says in the audit trail who ended how many sessions of a user. */
export async function appendEnded(
  trx: Trx,
  user: SessionOwner,
  by: AuditActor,
  now: Date,
  count: number,
): Promise<void> {
  const subject = subjectOf(user);
  await appendAudit(trx, user.project_id, by, now, { action: 'session.ended', subject, count });
}

/**
 * Ends the sessions of a user, all or all but one. Where it is someone else who ends them, the open pages of
 * the user learn the reason.
 */
export async function endSessionsOf(
  trx: Trx,
  user: SessionOwner,
  exceptHash: string | null,
  by: AuditActor,
  now: Date,
  reason: EndReason = 'session_ended_by_admin',
): Promise<void> {
  const ended = await trx
    .deleteFrom('session')
    .where('user_id', '=', user.id)
    .$if(exceptHash !== null, (query) => query.where('id_hash', '!=', exceptHash ?? ''))
    .returning('id_hash')
    .execute();
  if (ended.length === 0) return;
  const isOwner = by.kind === 'user' && by.id === user.id;
  if (!isOwner) {
    const hashes = ended.map(({ id_hash }) => id_hash);
    await rememberEnded(trx, hashes, reason, now);
  }
  await appendEnded(trx, user, by, now, ended.length);
}

/** Ends all sessions of a user but the `kept` used last, and returns whether there were more. */
export async function endOldestSessions(
  trx: Trx,
  user: SessionOwner,
  kept: number,
  { address }: SessionOrigin,
  now: Date,
): Promise<boolean> {
  const oldest = await trx
    .selectFrom('session')
    .select('id_hash')
    .where('user_id', '=', user.id)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id_hash')
    .offset(kept)
    .limit(MOST_ENDED)
    .execute();
  if (oldest.length === 0) return false;
  const ids = oldest.map(({ id_hash }) => id_hash);
  await trx.deleteFrom('session').where('id_hash', 'in', ids).execute();
  const actor: AuditActor = { kind: 'user', id: user.id, name: user.username, address };
  await appendEnded(trx, user, actor, now, ids.length);
  return true;
}

/** Which of these sessions may still be used: not ended, not expired, their user not deleted. */
export async function activeSessions(
  db: Connection,
  sessionIds: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const active = new Set<string>();
  for (const ids of chunks(sessionIds)) {
    const rows = await db
      .selectFrom('session')
      .innerJoin('app_user', 'app_user.id', 'session.user_id')
      .select('session.id_hash')
      .where('session.id_hash', 'in', ids)
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
    secure: reply.request.addressed.protocol === 'https',
  }) as const;

export function sendSessionCookie(reply: FastifyReply, token: string): void {
  const name = cookieName(SESSION_COOKIE, reply.request);
  reply.setCookie(name, token, { ...cookieAttributes(reply), maxAge: SESSION_MS / 1000 });
}

export function clearSessionCookie(reply: FastifyReply): void {
  reply.clearCookie(cookieName(SESSION_COOKIE, reply.request), cookieAttributes(reply));
}
