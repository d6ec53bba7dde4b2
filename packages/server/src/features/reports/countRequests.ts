import { type RawBuilder, sql } from 'kysely';
import type { ReportCounts, Times } from '@concierge/contract/reports';
import { REQUEST_SOURCES } from '@concierge/contract/requestSources';
import { RequestState } from '@concierge/contract/requestStates';
import { percentilesOf, secondOf } from '../../database/percentiles.ts';
import type { Dialect, OpenDatabase } from '../../database/open.ts';
import type { TotalKind } from '../../database/schema.ts';
import type { Range } from '../../lib/zones.ts';

/** The rest of the column is the time. */
const SECOND_MS = 1000;
export const QUARTER_S: number = 15 * 60;

/** What requests are counted by, and the columns with what it is. */
export const PERSON_KINDS = ['approved', 'first_approved', 'completed', 'canceled'] as const;
export const KEYS = {
  service: 'service_id',
  device: 'device_id',
  approved: 'approved_by',
  first_approved: 'first_approver',
  completed: 'completed_by',
  canceled: 'canceled_by',
  source: 'source_place',
} as const satisfies Record<Exclude<TotalKind, 'quarter'>, string>;

type KeyColumn = (typeof KEYS)[keyof typeof KEYS];

interface Fact extends Record<KeyColumn, number | null> {
  came: number;
  approved_s: number | null;
  completed_s: number | null;
  state_id: RequestState;
  by_guest: 0 | 1;
}

/** What a report needs of requests, with seconds that are counted from 1970: to read a time is what takes long. */
export const factsOf = (dialect: Dialect, condition: RawBuilder<unknown>): RawBuilder<Fact> => sql`
  select ${secondOf(dialect, 'service_date')} as came, ${secondOf(dialect, 'approved_at')} as approved_s,
    ${secondOf(dialect, 'completed_at')} as completed_s,
    state_id, service_id, device_id, approved_by, completed_by, canceled_by,
    case source ${sql.join(
      REQUEST_SOURCES.map((source, place) => sql`when ${sql.lit(source)} then ${sql.lit(place)}`),
      sql` `,
    )} end as source_place,
    case when approved_at is not null then coalesce(first_approved_by, approved_by) end as first_approver,
    case when state_id = ${sql.lit(RequestState.canceled)} and canceled_by is null then 1 else 0 end as by_guest
  from ${sql.table('service_request')} where ${condition}`;

export interface ReportRange {
  projectId: number;
  /** Its days, and those of the period before: what was deleted is kept by days. */
  days: { from: string; to: string; earliest: string; latest: string };
  current: Range;
  before: Range;
  /** The seconds of a slot, all of which the clock of the timezone shows as one hour. */
  slot: number;
  persons: boolean;
}

type CountKind = Exclude<TotalKind, 'quarter'> | 'current' | 'before' | 'slot';

/** How many requests there are of a kind and key. */
export interface CountedRow extends Omit<ReportCounts, 'to_approve' | 'to_finish'> {
  kind: CountKind;
  /** An id; of a slot how many there are between 1970 and it, of a source its place in `REQUEST_SOURCES`. */
  key: number;
  approve_count: number;
  approve_times: string | null;
  finish_count: number;
  finish_times: string | null;
}

const timesOf = (count: number, times: string | null): Times => {
  const [median = null, p90 = null] = times?.split(',').map(Number) ?? [];
  return { count, median, p90 };
};

/** The counts of a row, as a report has them; without a row there are no requests. */
export const countsOf = (row?: CountedRow): ReportCounts => ({
  received: row?.received ?? 0,
  waiting: row?.waiting ?? 0,
  approved: row?.approved ?? 0,
  canceled: row?.canceled ?? 0,
  canceled_by_guest: row?.canceled_by_guest ?? 0,
  completed: row?.completed ?? 0,
  to_approve: timesOf(row?.approve_count ?? 0, row?.approve_times ?? null),
  to_finish: timesOf(row?.finish_count ?? 0, row?.finish_times ?? null),
});

/** What is kept by quarters of an hour, in a range. */
const quartersOf = ({ since, until }: Range) => {
  const quarter = (instant: number) => sql.lit(Math.ceil(instant / SECOND_MS / QUARTER_S));
  return sql`key >= ${quarter(since)} and key < ${quarter(until)}`;
};

type TimeColumn = 'to_approve' | 'to_finish';
const BOTH: readonly TimeColumn[] = ['to_approve', 'to_finish'];

/** The times that a report has of each kind: to sort them is what takes long. */
const TIMES: Record<CountKind, readonly TimeColumn[]> = {
  current: BOTH,
  before: BOTH,
  slot: [],
  service: BOTH,
  device: BOTH,
  source: BOTH,
  approved: [],
  first_approved: ['to_approve'],
  completed: ['to_finish'],
  canceled: [],
};

/** How many there are of each key in these rows of `facts` and `report_total`, or of all in a period. */
function group(
  dialect: Dialect,
  kind: CountKind,
  facts: RawBuilder<unknown>,
  kept: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const all = sql`select ${facts} union all select ${kept}`;
  const inState = (state: RequestState) =>
    sql`sum(case when state_id = ${sql.lit(state)} then 1 else 0 end)`;
  const times = (column: TimeColumn) => {
    const isTimed = TIMES[kind].includes(column);
    const found = isTimed ? percentilesOf(dialect, column) : sql`cast(null as text)`;
    const name = column === 'to_approve' ? 'approve' : 'finish';
    return sql`count(${sql.ref(column)}) as ${sql.ref(`${name}_count`)}, ${found} as ${sql.ref(`${name}_times`)}`;
  };
  // PostgreSQL would sort all rows by a key that is the same in each.
  const isPeriod = kind === 'current' || kind === 'before';
  return sql`select ${sql.lit(kind)} as kind, ${isPeriod ? sql`0 as key` : sql`key`}, count(*) as received,
    ${inState(RequestState.waiting)} as waiting, ${inState(RequestState.approved)} as approved,
    ${inState(RequestState.canceled)} as canceled, sum(by_guest) as canceled_by_guest,
    ${inState(RequestState.done)} as completed, ${times('to_approve')}, ${times('to_finish')}
    from (${all}) as counted ${isPeriod ? sql`` : sql`group by key`}`;
}

/**
 * Counts the requests of a period and of the one before it by all that a report counts by: those that are stored, and what
 * is kept of deleted ones. It is one statement, and so of one moment.
 */
export async function countRequests(
  { reader, dialect }: Pick<OpenDatabase, 'reader' | 'dialect'>,
  { projectId, days, current, before, slot, persons }: ReportRange,
): Promise<CountedRow[]> {
  const kept = sql`state_id, by_guest, to_approve, to_finish`;
  const values = sql`state_id, by_guest, approved_s - came as to_approve, completed_s - came as to_finish`;
  const keptOf = (kind: TotalKind, key: RawBuilder<unknown>, condition: RawBuilder<unknown>) =>
    sql`${key}, ${kept} from kept where kind = ${sql.lit(kind)} and ${condition}`;
  const slots = sql.lit(slot);
  const instant = (at: number) => new Date(at).toISOString();
  const cameIn = ({ since, until }: Range) => sql`project_id = ${projectId}
    and service_date >= ${instant(since)} and service_date < ${instant(until)}`;
  const ofPeriod = (kind: 'current' | 'before', range: Range, facts: RawBuilder<unknown>) =>
    group(
      dialect,
      kind,
      sql`0 as key, ${values} from ${facts}`,
      keptOf('quarter', sql`0`, quartersOf(range)),
    );
  const ofSlots = group(
    dialect,
    'slot',
    sql`came / ${slots} as key, ${values} from facts`,
    keptOf('quarter', sql`key / ${sql.lit(slot / QUARTER_S)}`, quartersOf(current)),
  );
  const byKey = (kind: keyof typeof KEYS) => {
    const key = sql.ref(KEYS[kind]);
    const { from, to } = days;
    return group(
      dialect,
      kind,
      sql`${key} as key, ${values} from facts where ${key} is not null`,
      keptOf(kind, sql`key`, sql`day >= ${from} and day <= ${to}`),
    );
  };
  const groups = [
    ofPeriod('current', current, sql`facts`),
    ofPeriod('before', before, sql`(${factsOf(dialect, cameIn(before))}) as earlier`),
    ofSlots,
    byKey('service'),
    byKey('device'),
    byKey('source'),
    ...(persons ? PERSON_KINDS.map(byKey) : []),
  ];
  const statement = sql<CountedRow>`
    with recursive
    alike as materialized (
      select kind, day, key, state_id, by_guest, count,
        nullif(to_approve, -1) as to_approve, nullif(to_finish, -1) as to_finish
      from ${sql.table('report_total')} where project_id = ${projectId}
        and kind in (${sql.join(['quarter', ...Object.keys(KEYS)].map((kind) => sql.lit(kind)))})
        and day >= ${days.earliest} and day <= ${days.latest}
    ),
    numbers (number) as (
      select 1 union all
      select number + 1 from numbers where number < (select max(count) from alike)
    ),
    kept as materialized (
      select * from alike union all
      select alike.* from alike inner join numbers on alike.count > 1 and numbers.number between 2 and alike.count
    ),
    facts as materialized (${factsOf(dialect, cameIn(current))})
    select kind, key, received, waiting, approved, canceled, canceled_by_guest, completed,
      approve_count, approve_times, finish_count, finish_times
    from (${sql.join(groups, sql` union all `)}) as grouped`;
  return (await statement.execute(reader)).rows;
}
