import type { Connection } from '../database/schema.ts';
import { STORED_TABLES } from '../ops/tables.ts';

/**
 * Sessions, sign-in attempts and keys of the installation, and the audit trail, which has an entry of a refused
 * sign-in. Of every other call it is written with the other tables.
 */
const NOT_CONTENT = ['meta', 'session', 'ended_session', 'sign_in_attempt', 'audit_entry'];

/** All rows of the other tables, to prove that a refused call changes nothing. */
export async function snapshot(db: Connection): Promise<Record<string, unknown[]>> {
  const contents: Record<string, unknown[]> = {};
  for (const { name } of STORED_TABLES.filter((table) => !NOT_CONTENT.includes(table.name))) {
    const rows = await db.selectFrom(name).selectAll().execute();
    contents[name] = rows.map((row) => JSON.stringify(row)).toSorted();
  }
  return contents;
}
