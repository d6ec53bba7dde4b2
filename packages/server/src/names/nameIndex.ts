import { alphabetical } from '@concierge/contract/alphabetical';
import type { Language } from '@concierge/contract/constants';
import type { Connection } from '../database/schema.ts';
import { sortedPage } from '../lib/sortedPage.ts';
import { CHANGED, type NamedRow, type NamedTable, type NamedTables, READ } from './namedRows.ts';
import { Names } from './names.ts';

/** Orders kept in memory; of so many lists the one that was read first is read again. */
const LIMIT = 200;

interface Kept<Table extends NamedTable> {
  names: Names<Table>;
  /** The last event of the project that the names include. */
  seq: number;
}

/** The project's last event, and whether the log still knows that none since `seq` has changed such a row. */
async function readState(db: Connection, projectId: number, table: NamedTable, seq: number) {
  const row = await db
    .selectFrom('project')
    .select((eb) => [
      'event_seq',
      eb
        .selectFrom('event')
        .select('event.seq')
        .where('event.project_id', '=', projectId)
        .where('event.seq', '=', seq + 1)
        .as('next'),
      eb
        .selectFrom('event')
        .select((event) => event.fn.countAll<number>().as('count'))
        .where('event.project_id', '=', projectId)
        .where('event.seq', '>', seq)
        .where('event.event', '=', CHANGED[table])
        .as('changes'),
    ])
    .where('id', '=', projectId)
    .executeTakeFirst();
  const last = row?.event_seq ?? 0;
  return { seq: last, isSame: last === seq || (row?.next === seq + 1 && row.changes === 0) };
}

/** Sorts rows by name. Those whose names are in `before` keep their order, so that after a change little is compared. */
async function sortByName<Table extends NamedTable>(
  table: Table,
  rows: readonly NamedTables[Table][],
  language: Language,
  before: readonly NamedRow[] = [],
): Promise<Names<Table>> {
  const compareNames = alphabetical(language);
  const compare = (one: NamedRow, other: NamedRow) =>
    compareNames(one.name, other.name) || one.id - other.id;
  const present = new Map(rows.map((row) => [row.id, row]));
  const kept = before.flatMap(({ id, name }) => {
    const row = present.get(id);
    if (row?.name !== name) return [];
    present.delete(id);
    return row;
  });
  const changed = await sortedPage([...present.values()], compare, 0, present.size);
  // Of two runs that are in order sorting only merges them.
  const sorted = [...kept, ...changed].toSorted(compare);
  const places = new Map<number, number>();
  let place = 0;
  let last: string | undefined;
  for (const { id, name } of sorted) {
    if (last !== undefined && last !== name && compareNames(last, name) !== 0) place += 1;
    places.set(id, place);
    last = name;
  }
  return new Names(table, language, sorted, places);
}

/**
 * The alphabetical orders of names. To read and sort those of a large project takes long: they are kept until an
 * event tells that one has changed.
 */
export class NameIndex {
  readonly #db: Connection;
  readonly #kept = new Map<string, Promise<Kept<NamedTable>>>();

  /** @param db Sees what was committed; is not waited for in a transaction. */
  constructor(db: Connection) {
    this.#db = db;
  }

  /** The rows of a project's table in the alphabetical order of a language. */
  async read<Table extends NamedTable>(
    table: Table,
    projectId: number,
    language: Language,
  ): Promise<Names<Table>> {
    const key = `${projectId} ${table} ${language}`;
    // Several callers at once wait for one order.
    const before = this.#kept.get(key) as Promise<Kept<Table>> | undefined;
    const next = this.#renewed(table, projectId, language, before);
    this.#kept.delete(key);
    this.#kept.set(key, next);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > LIMIT && oldest !== undefined) this.#kept.delete(oldest);
    return (await next).names;
  }

  async #renewed<Table extends NamedTable>(
    table: Table,
    projectId: number,
    language: Language,
    earlier: Promise<Kept<Table>> | undefined,
  ): Promise<Kept<Table>> {
    const kept = await earlier?.catch(() => undefined);
    // Before the rows, so that they include every event up to it.
    const { seq, isSame } = await readState(this.#db, projectId, table, kept?.seq ?? -1);
    if (kept && isSame) return { names: kept.names, seq };
    const rows = await READ[table](this.#db, projectId, language);
    return { names: await sortByName(table, rows, language, kept?.names.rows), seq };
  }
}
