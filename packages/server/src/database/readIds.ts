import { type SelectQueryBuilder, sql } from 'kysely';
import { chunks } from './chunks.ts';
import type { Connection } from './schema.ts';

/** The ids of a query in its order. They come as one text: hundreds of thousands of rows would hold up other calls. */
export async function readIds<DB, TB extends keyof DB>(
  db: Connection,
  query: SelectQueryBuilder<DB, TB, { id: number }>,
): Promise<number[]> {
  const { ids } = await db
    .selectFrom(query.as('ordered'))
    .select(sql<string | null>`string_agg(cast(id as text), ',')`.as('ids'))
    .executeTakeFirstOrThrow();
  return ids === null ? [] : ids.split(',').map(Number);
}

/** Rows in the order of these ids, without those that are gone. */
export function inOrder<Row>(
  ids: readonly number[],
  idOf: (row: Row) => number,
  rows: readonly Row[],
): Row[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** A list that is read some rows at a time: the ids of its rows now, and each row as it is when it is read. */
export interface LongList<Row> {
  totalCount: number;
  batches: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;
}

/** Rows that are read at once: few enough that other calls do not wait for what is made of them. */
const AT_ONCE = 200;

export function longList<Row>(
  ids: readonly number[],
  idOf: (row: Row) => number,
  read: (ids: number[]) => Promise<readonly Row[]>,
  size = AT_ONCE,
): LongList<Row> {
  async function* batches() {
    for (const some of chunks(ids, size)) {
      yield inOrder(some, idOf, await read(some));
    }
  }
  return { totalCount: ids.length, batches: batches() };
}
