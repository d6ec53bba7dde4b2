import { createHash } from 'node:crypto';
import type { Session } from '@concierge/contract/sessions';
import type { Connection } from '../../database/schema.ts';

/** The id of a session in answers: neither the cookie nor its stored hash. */
export function sessionIdOf(idHash: string): string {
  return createHash('sha256').update(`session ${idHash}`).digest('hex').slice(0, 32);
}

/** The active sessions of a user, the one used last first. */
export async function listSessions(
  db: Connection,
  userId: number,
  currentHash: string,
  now: Date,
): Promise<Session[]> {
  const rows = await db
    .selectFrom('session')
    .select(['id_hash', 'created_at', 'last_seen_at', 'expires_at', 'user_agent', 'address'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now.toISOString())
    .orderBy('last_seen_at', 'desc')
    .orderBy('id_hash')
    .execute();
  return rows.map(({ id_hash, ...session }) => ({
    id: sessionIdOf(id_hash),
    current: id_hash === currentHash,
    ...session,
  }));
}

/** Ends a session of this user and returns its hash, or `undefined` when the user has no such session. */
export async function endSessionOf(
  db: Connection,
  userId: number,
  sessionId: string,
): Promise<string | undefined> {
  const theirs = await db
    .selectFrom('session')
    .select('id_hash')
    .where('user_id', '=', userId)
    .execute();
  const idHash = theirs.find(({ id_hash }) => sessionIdOf(id_hash) === sessionId)?.id_hash;
  if (idHash === undefined) return undefined;
  await db
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .where('id_hash', '=', idHash)
    .execute();
  return idHash;
}
