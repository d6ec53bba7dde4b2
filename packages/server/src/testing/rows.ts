import { type Insertable, type Selectable, type Updateable, sql } from 'kysely';
import type { Connection, Database } from '../database/schema.ts';

type Table = keyof Database;
type TableWithId = {
  [Name in Table]: 'id' extends keyof Selectable<Database[Name]> ? Name : never;
}[Table];
type Row<Name extends Table> = Selectable<Database[Name]>;

/** Adds a row; returns its id. */
export async function addRow<Name extends TableWithId>(
  db: Connection,
  table: Name,
  row: Insertable<Database[Name]>,
): Promise<number> {
  const insert = db.insertInto<'device'>(table as 'device').values(row as never);
  return (await insert.returning('id').executeTakeFirstOrThrow()).id;
}

const ROWS_PER_INSERT = 500;

/** Adds so many rows. */
export async function addRows<Name extends Table>(
  db: Connection,
  table: Name,
  count: number,
  row: (index: number) => Insertable<Database[Name]>,
): Promise<void> {
  for (let start = 0; start < count; start += ROWS_PER_INSERT) {
    const length = Math.min(ROWS_PER_INSERT, count - start);
    const rows = Array.from({ length }, (_, index) => row(start + index));
    await db.insertInto<Table>(table).values(rows).execute();
  }
}

/** The rows with these values, in the order of their first column. */
export async function rowsOf<Name extends Table>(
  db: Connection,
  table: Name,
  values: Partial<Row<Name>> = {},
): Promise<Row<Name>[]> {
  const rows = db
    .selectFrom<Table>(table)
    .selectAll()
    .orderBy(sql`1`);
  return (await rows.where((eb) => eb.and(values as object)).execute()) as Row<Name>[];
}

/** The one row with these values. */
export async function rowOf<Name extends Table>(
  db: Connection,
  table: Name,
  values: Partial<Row<Name>> = {},
): Promise<Row<Name>> {
  const [row, ...others] = await rowsOf(db, table, values);
  if (!row || others.length > 0) throw new Error(`Not one row of ${table}`);
  return row;
}

/** Changes the rows with these values. */
export async function setRows<Name extends Table>(
  db: Connection,
  table: Name,
  change: Updateable<Database[Name]>,
  values: Partial<Row<Name>> = {},
): Promise<void> {
  const update = db.updateTable<'device'>(table as 'device').set(change as never);
  await update.where((eb) => eb.and(values as object)).execute();
}
