import { sql, type AliasedRawBuilder } from 'kysely';
import { alphabetical } from '@concierge/contract/alphabetical';
import type { Language } from '@concierge/contract/constants';
import type { Connection } from './schema.ts';

/** Tables of what lists name, and their columns of names. A project has few rows in each. */
const NAMES = { device: 'name', service: 'service_name', app_user: 'username' } as const;

/** The places of names in the alphabetical order of a language, by the ids of a table. */
export interface NameOrder {
  table: keyof typeof NAMES;
  places: ReadonlyMap<number, number>;
}

/**
 * Sorts the names of a project, deleted ones included. Neither database sorts as every language does, and the two
 * differ: lists order their rows by the place of each name.
 */
export async function readNameOrder(
  db: Connection,
  projectId: number,
  table: NameOrder['table'],
  language: Language,
): Promise<NameOrder> {
  const named = await db
    .selectFrom(table)
    .select((eb) => ['id', eb.ref(NAMES[table]).as('name')])
    .where('project_id', '=', projectId)
    .$castTo<{ id: number; name: string }>()
    .execute();
  return { table, places: placesOf(named, language) };
}

/** The places of names by their ids. Equal names share a place. */
export function placesOf(
  named: readonly { id: number; name: string }[],
  language: Language,
): Map<number, number> {
  const compare = alphabetical(language);
  const sorted = named.toSorted((one, other) => compare(one.name, other.name));
  const places = new Map<number, number>();
  let place = 0;
  for (const [at, { id, name }] of sorted.entries()) {
    if (compare(sorted[at - 1]?.name ?? name, name) !== 0) place += 1;
    places.set(id, place);
  }
  return places;
}

/**
 * The places as a table `named` of the columns `id` and `place`, to be joined. It goes through the table of the
 * names: to the values alone SQLite makes no index, and looks through all of them for each row of a list.
 */
export function placeTable({
  table,
  places,
}: NameOrder): AliasedRawBuilder<{ id: number; place: number }, 'named'> {
  // Numbers of our own are written out: databases bind a limited number of values. No id is 0.
  const rows = [[0, 0], ...places].map(([id, place]) => sql`(${sql.lit(id)}, ${sql.lit(place)})`);
  return sql<{ id: number; place: number }>`(
    select owner.id, listed.column2 as place
    from ${sql.table(table)} as owner
    inner join (values ${sql.join(rows)}) as listed on listed.column1 = owner.id
  )`.as('named');
}
