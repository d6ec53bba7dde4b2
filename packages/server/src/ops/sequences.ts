import { sql } from 'kysely';
import type { Dialect } from '../database/open.ts';
import type { Connection } from '../database/schema.ts';

/** The last id a table has generated, also for rows since deleted; 0 when it has generated none. */
export async function lastIdOf(db: Connection, dialect: Dialect, table: string): Promise<number> {
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
export async function setLastId(
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
