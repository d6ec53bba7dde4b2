import { folded } from '@concierge/contract/folded';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Dialect } from '../open.ts';
import { migrationOf } from './migrationOf.ts';

const ROWS_AT_ONCE = 500;

const COLUMNS = [
  { table: 'service_request', text: 'note', column: 'folded_note' },
  { table: 'staff_note', text: 'text', column: 'folded_text' },
] as const;

/** Folds what was written before the column was added. */
async function foldAll(db: Kysely<unknown>, { table, text, column }: (typeof COLUMNS)[number]) {
  const [name, from, to] = [sql.table(table), sql.ref(text), sql.ref(column)];
  const read = async (after: number) =>
    (
      await sql<{ id: number; text: string }>`
        select id, ${from} as text from ${name} where id > ${after} and ${from} <> ''
        order by id limit ${sql.lit(ROWS_AT_ONCE)}`.execute(db)
    ).rows;
  for (let rows = await read(0); rows.length > 0; rows = await read(rows.at(-1)?.id ?? 0)) {
    const values = rows.map((row) => sql`(${sql.lit(row.id)}, ${folded(row.text)})`);
    await sql`update ${name} set ${to} = listed.column2 from (values ${sql.join(values)}) as listed
      where id = listed.column1`.execute(db);
  }
}

/** Notes as they are searched: neither database compares without accents. */
export const foldedNotes = (dialect: Dialect): Migration => ({
  async up(db) {
    const added = COLUMNS.map(({ table, column }) => ({ table, column }));
    await migrationOf(({ text }) =>
      added.map(({ table, column }) => `alter table ${table} add column ${column} ${text}`),
    )(dialect).up(db);
    for (const one of COLUMNS) await foldAll(db, one);
  },
});
