import type { Connection } from '../database/schema.ts';
import { CONTENT_TABLES } from './changeCounter.ts';

/** All rows of the content tables, to prove that a refused call changes nothing. */
export async function snapshot(db: Connection): Promise<Record<string, unknown[]>> {
  const contents: Record<string, unknown[]> = {};
  for (const table of CONTENT_TABLES) {
    const rows = await db.selectFrom(table).selectAll().execute();
    contents[table] = rows.map((row) => JSON.stringify(row)).toSorted();
  }
  return contents;
}
