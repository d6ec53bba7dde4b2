import { foldedWords } from '@concierge/contract/folded';
import { REPORT_DAYS_MAX } from '@concierge/contract/reports';
import type { RequestFilter } from '@concierge/contract/requests';
import { RequestState } from '@concierge/contract/requestStates';
import type { User } from '@concierge/contract/users';
import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import type { Connection, Database } from '../../database/schema.ts';
import { Problem } from '../../lib/problem.ts';
import { DAY_MS, type Range, rangesWithin } from '../../lib/zones.ts';
import type { NameIndex } from '../../names/nameIndex.ts';
import type { NamedTable } from '../../names/namedRows.ts';
import { isCalled } from '../../names/names.ts';

/** A word that is searched for, and what is called by it. */
export interface SearchedWord {
  text: string;
  /** Of `#12`: the number of a request. */
  id: number | undefined;
  /** Ids by the table of what has the name. */
  named: Readonly<Record<NamedTable, readonly number[]>>;
}

/** Columns with the ids of what has a name. */
const NAMED_COLUMNS = [
  ['device_id', 'device'],
  ['service_id', 'service'],
  ['approved_by', 'app_user'],
  ['canceled_by', 'app_user'],
  ['completed_by', 'app_user'],
  ['created_by', 'app_user'],
] as const satisfies (readonly [keyof Database['service_request'], NamedTable])[];

/** The words of a search, each with the ids of devices, services and users that are called so, deleted ones as well. */
export async function readSearch(
  names: NameIndex,
  { project_id, lang }: User,
  search = '',
): Promise<SearchedWord[]> {
  const words = foldedWords(search);
  if (words.length === 0) return [];
  const readNames = async (table: NamedTable) => (await names.read(table, project_id, lang)).rows;
  const devices = await readNames('device');
  const services = await readNames('service');
  const users = await readNames('app_user');
  return words.map((text) => {
    const number = /^#(\d{1,9})$/.exec(text)?.[1];
    const called = (rows: typeof devices) =>
      rows.filter((row) => isCalled(row, text)).map(({ id }) => id);
    return {
      text,
      id: number === undefined ? undefined : Number(number),
      named: { device: called(devices), service: called(services), app_user: called(users) },
    };
  });
}

/** A pattern of `like` for text that has this in it. */
const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Whether a request has the word somewhere. */
function hasWord(projectId: number, { text, id, named }: SearchedWord): Expression<SqlBool> {
  const eb = expressionBuilder<Database, 'service_request'>();
  const like = (column: 'folded_note' | 'folded_text') =>
    sql<SqlBool>`${sql.ref(column)} like ${containing(text)} escape '\\'`;
  return eb.or([
    ...(id === undefined ? [] : [eb('service_request.id', '=', id)]),
    // Numbers of our own are written out: databases bind a limited number of values.
    ...NAMED_COLUMNS.filter(([, table]) => named[table].length > 0).map(([column, table]) =>
      eb(`service_request.${column}`, 'in', sql<number>`(${sql.raw(named[table].join())})`),
    ),
    like('folded_note'),
    eb(
      'service_request.id',
      'in',
      eb
        .selectFrom('staff_note')
        .select('staff_note.request_id')
        .where('staff_note.project_id', '=', projectId)
        .where(like('folded_text')),
    ),
  ]);
}

/**
 * The parts of a filter's days in its hour or weekday, in the project's timezone; undefined where it has neither.
 * @throws Problem 400 `invalid_filter` where it has no two days, or too many.
 */
export async function readHours(
  db: Connection,
  projectId: number,
  filter: RequestFilter,
): Promise<Range[] | undefined> {
  const { 'hour =': hour, 'weekday =': weekday } = filter;
  if (hour === undefined && weekday === undefined) return undefined;
  const since = Date.parse(filter['service_date >='] ?? '');
  const until = Date.parse(filter['service_date <'] ?? '');
  // Not so where one is missing; with a day for the changes of the clock.
  const isShort = until - since <= (REPORT_DAYS_MAX + 1) * DAY_MS;
  if (!isShort) throw new Problem(400, 'invalid_filter');
  const { time_zone } = await db
    .selectFrom('project')
    .select('time_zone')
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
  return rangesWithin(
    time_zone,
    { since, until },
    (at) => at.hour === (hour ?? at.hour) && at.weekday === (weekday ?? at.weekday),
  );
}

/** Instants of our own, written out: databases bind a limited number of values. */
function cameWithin(ranges: readonly Range[]): Expression<SqlBool> {
  const column = sql.ref('service_request.service_date');
  const text = (instant: number) => sql.lit(new Date(instant).toISOString());
  const within = ranges.map(
    ({ since, until }) =>
      sql<SqlBool>`(${column} >= ${text(since)} and ${column} < ${text(until)})`,
  );
  return within.length === 0 ? sql<SqlBool>`1 = 0` : sql<SqlBool>`(${sql.join(within, sql` or `)})`;
}

/**
 * The filter object and what is searched for as a condition: keys are an allow-list, values are bound. States are written
 * out: a plan that is made for all values has to know how few requests are open.
 */
export function matching(
  projectId: number,
  filter: RequestFilter,
  words: readonly SearchedWord[],
  hours: readonly Range[] | undefined,
): Expression<SqlBool> {
  const eb = expressionBuilder<Database, 'service_request'>();
  const states = filter['state_id in'];
  const from = filter['service_date >='];
  const to = filter['service_date <'];
  const columns = [
    'id',
    'service_id',
    'approved_by',
    'canceled_by',
    'completed_by',
    'device_id',
    'source',
  ] as const;
  return eb.and([
    ...(states
      ? [
          eb(
            'service_request.state_id',
            'in',
            states.map((state) => sql.lit(state)),
          ),
        ]
      : []),
    ...columns.flatMap((column) => {
      const value = filter[`${column} =`];
      return value === undefined ? [] : [eb(`service_request.${column}`, '=', value)];
    }),
    ...(from === undefined ? [] : [eb('service_request.service_date', '>=', from)]),
    ...(to === undefined ? [] : [eb('service_request.service_date', '<', to)]),
    ...(filter.canceled_by_guest === undefined
      ? []
      : [
          eb('service_request.state_id', '=', sql.lit(RequestState.canceled)),
          eb('service_request.canceled_by', 'is', null),
        ]),
    ...(hours === undefined ? [] : [cameWithin(hours)]),
    ...words.map((word) => hasWord(projectId, word)),
  ]);
}
