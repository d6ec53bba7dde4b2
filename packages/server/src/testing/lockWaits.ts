import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Connection } from '../database/schema.ts';

const waiting = sql<{ count: number }>`select count(*) as count from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

/** Resolves when so many connections of this PostgreSQL database wait for a lock that another one holds. */
export async function untilLockWaits(db: Connection, count: number): Promise<void> {
  const waits = async () => (await waiting.execute(db)).rows[0]?.count;
  await expect.poll(waits, { interval: 5 }).toBe(count);
}
