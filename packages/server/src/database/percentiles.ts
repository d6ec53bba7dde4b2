import type { AggregateOptions, DatabaseSync } from 'node:sqlite';
import { type RawBuilder, sql } from 'kysely';
import type { Dialect } from './open.ts';

/** Each is the smallest number that so much of all are not above. */
const SHARES = [0.5, 0.9];

const PERCENTILES = {
  start: (): number[] => [],
  step: (numbers: number[], number: number | null) => {
    if (number !== null) numbers.push(number);
    return numbers;
  },
  result: (numbers: readonly number[]) => {
    const sorted = Float64Array.from(numbers).toSorted();
    return sorted.length === 0
      ? null
      : SHARES.map((share) => sorted[Math.ceil(share * sorted.length) - 1]).join();
  },
};

/** Gives SQLite the aggregate that PostgreSQL has; its own, where it has one, finds other numbers. */
export function addPercentiles(database: DatabaseSync): void {
  // Its types know only states that a database can store.
  database.aggregate('percentiles', PERCENTILES as object as AggregateOptions);
}

/** Median and 90th percentile of a column of numbers, as `90,3600`; null where it has none. */
export const percentilesOf = (dialect: Dialect, column: string): RawBuilder<string | null> =>
  dialect === 'sqlite'
    ? sql`percentiles(${sql.ref(column)})`
    : sql`array_to_string(percentile_disc(array[${sql.raw(SHARES.join())}])
        within group (order by ${sql.ref(column)}), ',')`;

/** The second of a column with an instant, counted from 1970. */
export const secondOf = (dialect: Dialect, column: string): RawBuilder<number> =>
  dialect === 'sqlite'
    ? sql`unixepoch(${sql.ref(column)})`
    : sql`cast(date_part('epoch', cast(substr(${sql.ref(column)}, 1, 19) as timestamp)) as integer)`;
