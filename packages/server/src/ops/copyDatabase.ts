import { sql } from 'kysely';
import { migrationsOf } from '../database/migrate.ts';
import type { OpenDatabase, Dialect } from '../database/open.ts';
import type { Connection } from '../database/schema.ts';
import { type TableSum, Summing, readTable, sumTable } from './readTable.ts';
import { NUMBERED_TABLES, STORED_TABLES } from './tables.ts';

/** A copy that failed or differs; `message` is one line for the user. */
export class CopyError extends Error {}

/** One table that has been copied: the same rows on both sides. */
export interface CopiedTable extends TableSum {
  table: string;
}

const ROWS_PER_INSERT = 500;

async function requireEmpty(target: Connection): Promise<void> {
  for (const { name } of STORED_TABLES) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(target);
    if (rows.length > 0) {
      throw new CopyError(`The target is not empty: table ${name} has rows. Nothing was copied.`);
    }
  }
}

async function requireSameTables(source: OpenDatabase, target: OpenDatabase): Promise<void> {
  const [from, to] = [await migrationsOf(source.db), await migrationsOf(target.db)];
  if (from.join() !== to.join()) {
    throw new CopyError(
      `The two databases have different tables (${from.at(-1) ?? 'none'} and ${to.at(-1) ?? 'none'}). Nothing was copied.`,
    );
  }
}

/**
 * Copies every row of one database into another, empty and migrated one, of either kind. The source is
 * read in one transaction (SQLite: writers wait; PostgreSQL: one snapshot), the target is written in one,
 * read back before it is committed, and compared by count and checksum.
 * @throws CopyError when the target is not empty or the tables differ; nothing is changed then.
 */
export async function copyDatabase(
  source: OpenDatabase,
  target: OpenDatabase,
): Promise<CopiedTable[]> {
  await requireSameTables(source, target);
  return source.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((from) =>
      target.db.transaction().execute(async (to) => {
        await requireEmpty(to);
        const copied: CopiedTable[] = [];
        for (const table of STORED_TABLES) {
          const read = new Summing();
          for await (const rows of readTable(from, table, ROWS_PER_INSERT)) {
            await to.insertInto(table.name).values(rows).execute();
            read.add(rows);
          }
          const written = await sumTable(to, table);
          if (written.rows !== read.sum.rows || written.checksum !== read.sum.checksum) {
            throw new CopyError(`Table ${table.name} differs after copying. Nothing was kept.`);
          }
          copied.push({ table: table.name, ...written });
        }
        for (const table of NUMBERED_TABLES) {
          await setLastId(to, target.dialect, table, await lastIdOf(from, source.dialect, table));
        }
        return copied;
      }),
    );
}

/** The copied tables as lines of text. */
export function copiedLines(copied: readonly CopiedTable[]): string[] {
  const width = Math.max(...copied.map(({ table }) => table.length));
  const line = (table: string, rows: string, checksum: string) =>
    `${table.padEnd(width)}  ${rows.padStart(9)}  ${checksum}`;
  const total = copied.reduce((sum, { rows }) => sum + rows, 0);
  return [
    line('table', 'rows', 'sha-256 of the rows, the same on both sides'),
    ...copied.map(({ table, rows, checksum }) => line(table, String(rows), checksum.slice(0, 32))),
    line('total', String(total), ''),
  ].map((text) => text.trimEnd());
}

/** The last id a table has generated, also for rows since deleted; 0 when it has generated none. */
async function lastIdOf(db: Connection, dialect: Dialect, table: string): Promise<number> {
  const { rows } =
    dialect === 'sqlite'
      ? await sql<{
          last: number;
        }>`select seq as last from sqlite_sequence where name = ${table}`.execute(db)
      : await sql<{ last: number }>`
          select case when is_called then last_value else 0 end as last
          from ${sql.table(`${table}_id_seq`)}`.execute(db);
  return rows[0]?.last ?? 0;
}

/** Lets a table's next id be the one after `last`, so that no id is ever used twice. */
async function setLastId(
  db: Connection,
  dialect: Dialect,
  table: string,
  last: number,
): Promise<void> {
  if (last === 0) return;
  if (dialect === 'postgres') {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${last})`.execute(db);
    return;
  }
  const { rows } = await sql`select 1 from sqlite_sequence where name = ${table}`.execute(db);
  await (rows.length > 0
    ? sql`update sqlite_sequence set seq = ${last} where name = ${table}`.execute(db)
    : sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(db));
}
