import type { Kysely } from 'kysely';
import { isRolledBack } from './failures.ts';
import type { Database, Trx } from './schema.ts';

const ATTEMPTS = 5;

/**
 * Runs the work in a transaction. One that PostgreSQL ended so that another could go on, as in a deadlock, is run
 * again, at most five times in all: the work changes nothing but the database.
 * @param repeats Which failures are such; default those of a transaction that was rolled back for another one.
 * @throws what the work throws, after rolling everything back.
 */
export async function inTransaction<Result>(
  db: Kysely<Database>,
  work: (trx: Trx) => Promise<Result>,
  repeats: (error: unknown) => boolean = isRolledBack,
): Promise<Result> {
  for (let left = ATTEMPTS - 1; ; left -= 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (left === 0 || !repeats(error)) throw error;
    }
  }
}
