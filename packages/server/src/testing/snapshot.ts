import type { Connection } from '../database/schema.ts';
import { CONTENT_TABLES } from './changeCounter.ts';

/** Everything the database holds, to see that a refused call has changed nothing. */
export async function snapshot(db: Connection): Promise<Record<string, unknown[]>> {
  const contents: Record<string, unknown[]> = {};
  for (const table of CONTENT_TABLES) {
    const rows = await db.selectFrom(table).selectAll().execute();
    contents[table] = rows.map((row) => JSON.stringify(row)).toSorted();
  }
  return contents;
}
