import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Connection, Trx } from '../database/schema.ts';

const waiting = sql<{ count: number }>`select count(*) as count from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

/** Resolves when so many connections of this PostgreSQL database wait for a lock that another one holds. */
export async function untilLockWaits(db: Connection, count: number): Promise<void> {
  const waits = async () => (await waiting.execute(db)).rows[0]?.count;
  await expect.poll(waits, { interval: 5 }).toBe(count);
}

export interface Beside<Result> {
  /** The first statements of the other transaction: they lock what the work will need. */
  begins: (trx: Trx) => Promise<unknown>;
  work: () => Promise<Result>;
  /** Its last statements, once the work waits for it. */
  goesOn?: (trx: Trx) => Promise<unknown>;
}

/** Starts the work beside another transaction, which goes on and ends when the work waits for it. */
export async function beside<Result>(
  db: Connection,
  { begins, work, goesOn }: Beside<Result>,
): Promise<Result> {
  const { result } = await db.transaction().execute(async (trx) => {
    await begins(trx);
    const started = { result: work() };
    await untilLockWaits(db, 1);
    await goesOn?.(trx);
    return started;
  });
  return result;
}
