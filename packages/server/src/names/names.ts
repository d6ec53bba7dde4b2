import { type AliasedRawBuilder, sql } from 'kysely';
import { folded } from '@concierge/contract/folded';
import type { Language } from '@concierge/contract/constants';
import type { NamedDevice, NamedRow, NamedService, NamedTable, NamedTables } from './namedRows.ts';

/** What a row is found by. To fold the texts of many takes long, and they rarely change. */
const foldedTexts = new WeakMap<NamedRow, string>();

/** All that it is called. */
function textsOf(row: NamedRow | NamedDevice | NamedService): readonly string[] {
  if ('serial_id' in row) return [row.name, row.serial_id, row.group_name ?? ''];
  return 'called' in row ? row.called : [row.name];
}

/** Whether a name, or what else a device or service is called, has a folded text in it. */
export function isCalled(row: NamedRow | NamedDevice | NamedService, wanted: string): boolean {
  if (wanted === '') return true;
  // No text that is searched for has a line break.
  const text = foldedTexts.get(row) ?? textsOf(row).map(folded).join('\n');
  foldedTexts.set(row, text);
  return text.includes(wanted);
}

/** The rows of a table of a project in the alphabetical order of a language. */
export class Names<Table extends NamedTable = NamedTable> {
  readonly table: Table;
  readonly language: Language;
  /** Deleted ones included. */
  readonly rows: readonly NamedTables[Table][];
  readonly #places: ReadonlyMap<number, number>;
  #values: string | undefined;

  /** @param places By id; equal names share one. */
  constructor(
    table: Table,
    language: Language,
    rows: readonly NamedTables[Table][],
    places: ReadonlyMap<number, number>,
  ) {
    this.table = table;
    this.language = language;
    this.rows = rows;
    this.#places = places;
  }

  /** Those that lists show: without the deleted ones. */
  get listed(): NamedTables[Table][] {
    return this.rows.filter(({ deleted_at }) => deleted_at === null);
  }

  /** Sorts rows by the place of the names with these ids; one that was added since the names were read comes last. */
  sort<Row>(rows: readonly Row[], idOf: (row: Row) => number): Row[] {
    const placeOf = (row: Row) => this.#places.get(idOf(row)) ?? this.rows.length;
    return rows.toSorted((one, other) => placeOf(one) - placeOf(other));
  }

  /**
   * The places as a table `named` of the columns `id` and `place`, to be joined: neither database sorts as every
   * language does. It goes through the table of the names: to the values alone SQLite makes no index, and looks
   * through all of them for each row of a list.
   */
  asTable(): AliasedRawBuilder<{ id: number; place: number }, 'named'> {
    // Numbers of our own are written out: databases bind a limited number of values. No id is 0.
    this.#values ??= [[0, 0], ...this.#places].map(([id, place]) => `(${id}, ${place})`).join();
    return sql<{ id: number; place: number }>`(
      select owner.id, listed.column2 as place
      from ${sql.table(this.table)} as owner
      inner join (values ${sql.raw(this.#values)}) as listed on listed.column1 = owner.id
    )`.as('named');
  }
}
