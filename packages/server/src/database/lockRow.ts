import { sql } from 'kysely';
import type { Trx } from './schema.ts';

/**
 * Locks a row until the transaction ends, so that what is read of it stays true until it is written. An update locks
 * in both databases.
 */
export async function lockRow(
  trx: Trx,
  table: 'service' | 'device' | 'message',
  projectId: number,
  id: number,
): Promise<void> {
  await sql`update ${sql.table(table)} set created_at = created_at
    where project_id = ${projectId} and id = ${id}`.execute(trx);
}
