import { sql } from 'kysely';
import { alphabetical } from '@concierge/contract/alphabetical';
import type { Language } from '@concierge/contract/constants';
import type { Connection } from '../database/schema.ts';

/**
 * The order of names in a list (S6): neither database sorts as every language does, and no index fits the order of
 * each reader. A project has few devices, services and users, so their names are sorted here, and the database
 * orders by the place of each.
 */
export interface NamedId {
  id: number;
  name: string;
}

/** All devices the project ever had: old requests name them, too. */
export function deviceNames(db: Connection, projectId: number): Promise<NamedId[]> {
  return db
    .selectFrom('device')
    .select(['id', 'name'])
    .where('project_id', '=', projectId)
    .execute();
}

export function serviceNames(db: Connection, projectId: number): Promise<NamedId[]> {
  return db
    .selectFrom('service')
    .select(['id', 'service_name as name'])
    .where('project_id', '=', projectId)
    .execute();
}

export function usernames(db: Connection, projectId: number): Promise<NamedId[]> {
  return db
    .selectFrom('app_user')
    .select(['id', 'username as name'])
    .where('project_id', '=', projectId)
    .execute();
}

/** The place of each id in the alphabetical order of the names; equal names share one. */
export function placesOf(
  named: readonly NamedId[],
  language: Language,
): ReadonlyMap<number, number> {
  const compare = alphabetical(language);
  const places = new Map<number, number>();
  let last: NamedId | undefined;
  let place = 0;
  for (const one of named.toSorted((a, b) => compare(a.name, b.name))) {
    if (last && compare(last.name, one.name) !== 0) place += 1;
    places.set(one.id, place);
    last = one;
  }
  return places;
}

/** The places as a table of the columns `id` and `place`, to be joined. */
export function placeTable(places: ReadonlyMap<number, number>) {
  // Numbers of our own: written out, since databases bind a limited number of values. No id is 0.
  const rows = [[0, 0], ...places].map(([id, place]) => sql`(${sql.lit(id)}, ${sql.lit(place)})`);
  return sql<{ id: number; place: number }>`(
    select column1 as id, column2 as place from (values ${sql.join(rows)}) as named
  )`.as<'named'>(sql.ref('named'));
}
