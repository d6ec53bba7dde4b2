import type { EndReason } from '@concierge/contract/sessionEnd';
import { chunks } from '../database/chunks.ts';
import type { Connection, Trx } from '../database/schema.ts';

/** How long the reason is known to pages that were asleep when their session was ended. */
const REMEMBER_MS = 30 * 24 * 60 * 60 * 1000;

/** Remembers why these sessions are ended, for who still holds their cookie. */
export async function rememberEnded(
  trx: Trx,
  idHashes: readonly string[],
  reason: EndReason,
  now: Date,
): Promise<void> {
  const forget_at = new Date(now.getTime() + REMEMBER_MS).toISOString();
  for (const some of chunks(idHashes)) {
    const rows = some.map((id_hash) => ({ id_hash, reason, forget_at }));
    await trx
      .insertInto('ended_session')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Why sessions were ended, by their hash; those nobody ended are missing. */
export async function endReasons(
  db: Connection,
  idHashes: readonly string[],
): Promise<Map<string, EndReason>> {
  const reasons = new Map<string, EndReason>();
  for (const some of chunks(idHashes)) {
    const rows = await db
      .selectFrom('ended_session')
      .select(['id_hash', 'reason'])
      .where('id_hash', 'in', some)
      .execute();
    for (const { id_hash, reason } of rows) reasons.set(id_hash, reason);
  }
  return reasons;
}
