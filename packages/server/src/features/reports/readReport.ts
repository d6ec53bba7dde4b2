import type { Report } from '@concierge/contract/reports';
import { REPORT_DAYS_MAX } from '@concierge/contract/reports';
import { REQUEST_SOURCES } from '@concierge/contract/requestSources';
import { OPEN_REQUEST_STATES, RequestState } from '@concierge/contract/requestStates';
import type { User } from '@concierge/contract/users';
import type { AppContext } from '../../context.ts';
import type { Connection } from '../../database/schema.ts';
import { Problem, notFound } from '../../lib/problem.ts';
import {
  type Range,
  dayAfter,
  daysBetween,
  hourOfWeek,
  startOfDay,
  stretchesOf,
} from '../../lib/zones.ts';
import { withName } from '../../names/serviceNames.ts';
import {
  type CountedRow,
  PERSON_KINDS,
  QUARTER_S,
  countRequests,
  countsOf,
} from './countRequests.ts';

const HOUR_S = 4 * QUARTER_S;
const QUARTER_MS = QUARTER_S * 1000;

interface Period extends Range {
  from: string;
  to: string;
}

const periodOf = (zone: string, from: string, to: string): Period => ({
  from,
  to,
  since: startOfDay(zone, from),
  until: startOfDay(zone, dayAfter(to)),
});

const instant = (at: number) => new Date(at).toISOString();
const shown = ({ since, until, ...days }: Period) => ({
  ...days,
  since: instant(since),
  until: instant(until),
});

/** As many days just before, which end as long after their start as it is now after that of a period that runs on. */
function periodBefore(zone: string, { from, to, since, until }: Period, now: number): Period {
  const days = daysBetween(from, to);
  const before = periodOf(zone, dayAfter(from, -days), dayAfter(from, -1));
  if (until <= now) return before;
  const passed = Math.max(0, Math.round((now - since) / QUARTER_MS)) * QUARTER_MS;
  return { ...before, until: Math.min(before.until, before.since + passed) };
}

/** The open requests, whenever they came. */
async function countNow(db: Connection, projectId: number): Promise<Report['now']> {
  const rows = await db
    .selectFrom('service_request')
    .select((eb) => [
      'state_id',
      eb.fn.countAll<number>().as('count'),
      eb.fn.min('service_date').as('oldest'),
    ])
    .where('project_id', '=', projectId)
    .where('state_id', 'in', OPEN_REQUEST_STATES)
    .groupBy('state_id')
    .execute();
  const of = (state: RequestState) => rows.find(({ state_id }) => state_id === state);
  return {
    waiting: of(RequestState.waiting)?.count ?? 0,
    approved: of(RequestState.approved)?.count ?? 0,
    oldest_waiting: of(RequestState.waiting)?.oldest ?? null,
  };
}

/** All services, rooms and persons that the project has had, by their ids. */
async function readNames(db: Connection, { project_id, lang }: User) {
  const services = await db
    .selectFrom('service')
    .select(['id', 'service_name', 'service_names'])
    .where('project_id', '=', project_id)
    .execute();
  const devices = await db
    .selectFrom('device')
    .select(['id', 'name', 'group_name'])
    .where('project_id', '=', project_id)
    .execute();
  const users = await db
    .selectFrom('app_user')
    .select(['id', 'username as name'])
    .where('project_id', '=', project_id)
    .execute();
  return {
    service: new Map(
      services.map((row) => [row.id, { id: row.id, name: withName(row, lang).service_name }]),
    ),
    device: new Map(
      devices.map(({ group_name, ...row }) => [
        row.id,
        { ...row, ...(group_name !== null && { group_name }) },
      ]),
    ),
    user: new Map(users.map((row) => [row.id, row])),
  };
}

type Names = Awaited<ReturnType<typeof readNames>>;

/** Rows by their keys, those with the most requests first. */
const rowsOfKind = (rows: readonly CountedRow[], kind: CountedRow['kind']) =>
  rows
    .filter((row) => row.kind === kind)
    .toSorted((one, other) => other.received - one.received || one.key - other.key);

function personsOf(rows: readonly CountedRow[], { user }: Names): NonNullable<Report['persons']> {
  const counted = new Map(rows.map((row) => [`${row.kind} ${row.key}`, row]));
  const ids = new Set(PERSON_KINDS.flatMap((kind) => rowsOfKind(rows, kind).map(({ key }) => key)));
  return [...ids].flatMap((id) => {
    const person = user.get(id);
    if (!person) return [];
    const counts = (kind: (typeof PERSON_KINDS)[number]) => countsOf(counted.get(`${kind} ${id}`));
    return {
      ...person,
      approved: counts('approved').received,
      completed: counts('completed').received,
      canceled: counts('canceled').received,
      to_approve: counts('first_approved').to_approve,
      to_finish: counts('completed').to_finish,
    };
  });
}

/** The days of a period, and the hours of the week in which something came. */
function timesOf(
  zone: string,
  { from, to, since, until }: Period,
  slots: readonly { at: number; row: CountedRow }[],
): Pick<Report, 'days' | 'hours'> {
  const dates = Array.from({ length: daysBetween(from, to) }, (_, index) => dayAfter(from, index));
  const starts = [...dates.map((day) => startOfDay(zone, day)), until];
  const days = dates.map((day, index) => {
    const [first = since, end = until] = starts.slice(index, index + 2);
    return {
      day,
      since: instant(first),
      until: instant(end),
      received: 0,
      completed: 0,
      canceled: 0,
    };
  });
  const stretches = stretchesOf(zone, { since, until });
  const hours = new Map<number, Report['hours'][number]>();
  let [dayIndex, stretchIndex] = [0, 0];
  for (const { at, row } of slots.toSorted((one, other) => one.at - other.at)) {
    while (at >= (starts[dayIndex + 1] ?? Infinity)) dayIndex += 1;
    while (at >= (stretches[stretchIndex]?.until ?? Infinity)) stretchIndex += 1;
    const [day, stretch] = [days[dayIndex], stretches[stretchIndex]];
    if (!day || !stretch) continue;
    day.received += row.received;
    day.completed += row.completed;
    day.canceled += row.canceled;
    const { weekday, hour } = hourOfWeek(at + stretch.offset);
    const place = weekday * 24 + hour;
    const received = (hours.get(place)?.received ?? 0) + row.received;
    hours.set(place, { weekday, hour, received });
  }
  const inOrder = [...hours].toSorted(([one], [other]) => one - other);
  return { days, hours: inOrder.map(([, hour]) => hour) };
}

/** A slot of an hour is enough where the clock shows whole hours when UTC does. */
const slotOf = (zone: string, range: Range): number =>
  stretchesOf(zone, range).every(
    ({ since, offset }) =>
      (since + offset) % (HOUR_S * 1000) === 0 && offset % (HOUR_S * 1000) === 0,
  )
    ? HOUR_S
    : QUARTER_S;

/**
 * The numbers of the days from one to another.
 * @throws Problem 400 `invalid_input` where they are the wrong way round or too many.
 */
export async function readReport(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  user: User,
  { from, to }: { from: string; to: string },
): Promise<Report> {
  const days = daysBetween(from, to);
  if (days < 1 || days > REPORT_DAYS_MAX) throw new Problem(400, 'invalid_input');
  const { reader } = database;
  const projectId = user.project_id;
  const project = await reader
    .selectFrom('project')
    .select(['time_zone', 'person_figures'])
    .where('id', '=', projectId)
    .executeTakeFirst();
  if (!project) throw notFound();
  const { time_zone: zone } = project;
  const persons = project.person_figures === 1;
  const current = periodOf(zone, from, to);
  const before = periodBefore(zone, current, now().getTime());
  const slot = slotOf(zone, current);
  const rows = await countRequests(database, {
    projectId,
    days: { from, to, earliest: dayAfter(before.from, -1), latest: dayAfter(to) },
    current,
    before,
    slot,
    persons,
  });
  const names = await readNames(reader, user);
  const named = <Row>(kind: 'service' | 'device', of: ReadonlyMap<number, Row>) =>
    rowsOfKind(rows, kind).flatMap((row) => {
      const what = of.get(row.key);
      return what ? { ...what, ...countsOf(row) } : [];
    });
  const slots = rowsOfKind(rows, 'slot').map((row) => ({ at: row.key * slot * 1000, row }));
  const [ofPeriod, ofBefore] = (['current', 'before'] as const).map((kind) =>
    countsOf(rows.find((row) => row.kind === kind)),
  );
  return {
    time_zone: zone,
    ...shown(current),
    ...(ofPeriod ?? countsOf()),
    before: { ...shown(before), ...(ofBefore ?? countsOf()) },
    now: await countNow(reader, projectId),
    ...timesOf(zone, current, slots),
    services: named('service', names.service),
    rooms: named('device', names.device),
    sources: rowsOfKind(rows, 'source').flatMap((row) => {
      const source = REQUEST_SOURCES[row.key];
      return source ? { source, ...countsOf(row) } : [];
    }),
    ...(persons && { persons: personsOf(rows, names) }),
  };
}
