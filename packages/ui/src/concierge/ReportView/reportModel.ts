import type { ChartPoint, ChartSeries } from '../../components/BarChart/BarChart.tsx';
import type { FigureChange } from '../../components/Figure/Figure.tsx';
import type {
  Report,
  ReportFilter,
  ReportLabels,
  ReportPerson,
  ReportRow,
  ReportSource,
  ReportViewProps,
} from './reportTypes.ts';

/** How many bars a picture has; its table has all. */
const BARS = 10;

export type Context = Pick<ReportViewProps, 'hrefOf' | 'formats' | 'labels'> & { report: Report };

const NO_TIMES = { count: 0, median: null, p90: null };
const NO_COUNTS = {
  since: '',
  until: '',
  received: 0,
  waiting: 0,
  approved: 0,
  canceled: 0,
  canceled_by_guest: 0,
  completed: 0,
  to_approve: NO_TIMES,
  to_finish: NO_TIMES,
};

/** In place of a report that is on its way. */
export const NOTHING: Report = {
  ...NO_COUNTS,
  before: NO_COUNTS,
  now: { waiting: 0, approved: 0, oldest_waiting: null },
  days: [],
  hours: [],
  services: [],
  rooms: [],
  sources: [],
  persons: [],
};

const STATES = [
  ['completed', 'done'],
  ['approved', 'approved'],
  ['waiting', 'waiting'],
  ['canceled', 'canceled'],
] as const;

/** How a number differs from that of the period before; `undefined` where both are 0 or one is not known. */
export function changeOf(
  now: number | null,
  before: number | null,
  { change, nothingBefore }: Pick<ReportLabels, 'change' | 'nothingBefore'>,
  lessIsGood = false,
): FigureChange | undefined {
  if (now === null || before === null || (now === 0 && before === 0)) return undefined;
  const direction = now > before ? 'up' : now < before ? 'down' : 'same';
  const tone = !lessIsGood || direction === 'same' ? 'neutral' : now < before ? 'good' : 'bad';
  return { direction, tone, text: before === 0 ? nothingBefore : change((now - before) / before) };
}

export const stateSeries = ({ states }: ReportLabels): ChartSeries[] =>
  STATES.map(([id, tone]) => ({ id, label: states[id], tone }));

/** What requests are counted by, by state. */
export type RowKind = 'service' | 'room' | 'source';

/** Services, rooms or sources with the most requests, by state. */
export function rowPoints(
  rows: ReadonlyArray<ReportRow | ReportSource>,
  kind: RowKind,
  { report, hrefOf }: Context,
): ChartPoint[] {
  const most = rows.toSorted((one, other) => other.received - one.received).slice(0, BARS);
  return most.map((row) => ({
    id: row.id,
    label: row.name,
    values: STATES.map(([state]) => ({
      value: row[state],
      href: hrefOf({ span: spanOf(report), state, [kind]: row.id }),
    })),
  }));
}

const spanOf = ({ since, until }: Report) => ({ since, until });

/** What a person did. */
export type PersonAction = 'approved' | 'completed' | 'canceled';

const DONE_BY: Record<PersonAction, keyof ReportFilter> = {
  approved: 'approvedBy',
  completed: 'completedBy',
  canceled: 'canceledBy',
};

/** The list of what a person did. */
export function personHref(
  { id }: ReportPerson,
  action: PersonAction,
  { report, hrefOf }: Context,
): string {
  return hrefOf({ span: spanOf(report), [DONE_BY[action]]: id });
}

/** People who completed the most. */
export function personPoints(persons: ReadonlyArray<ReportPerson>, context: Context): ChartPoint[] {
  const most = persons.toSorted((one, other) => other.completed - one.completed).slice(0, BARS);
  return most.map((person) => ({
    id: person.id,
    label: person.name,
    values: [{ value: person.completed, href: personHref(person, 'completed', context) }],
  }));
}

/** Guests, and who of the staff; all of the staff where there are no figures per person. */
export function canceledPoints(context: Context): ChartPoint[] {
  const { report, hrefOf, labels } = context;
  const { canceled, canceled_by_guest: byGuest, persons } = report;
  const guest = {
    id: 'guest',
    label: labels.guest,
    values: [{ value: byGuest, href: hrefOf({ span: spanOf(report), canceledByGuest: true }) }],
  };
  const staff = persons
    ?.filter((person) => person.canceled > 0)
    .toSorted((one, other) => other.canceled - one.canceled)
    .map((person) => ({
      id: person.id,
      label: person.name,
      values: [{ value: person.canceled, href: personHref(person, 'canceled', context) }],
    }));
  return [
    guest,
    ...(staff ?? [{ id: 'staff', label: labels.staff, values: [{ value: canceled - byGuest }] }]),
  ];
}

/** Received and completed by day. */
export function dayPoints({ report, hrefOf, formats }: Context): ChartPoint[] {
  return report.days.map(({ day, since, until, received, completed }) => ({
    id: day,
    label: formats.day(day),
    values: [
      { value: received, href: hrefOf({ span: { since, until } }) },
      { value: completed, href: hrefOf({ span: { since, until }, state: 'completed' }) },
    ],
  }));
}

const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;

export const weekSeries = ({ formats }: Context): ChartSeries[] =>
  WEEK.map((weekday) => ({ id: `${weekday}`, label: formats.weekday(weekday) }));

/** Received by hour and weekday. */
export function hourPoints({ report, hrefOf, formats }: Context): ChartPoint[] {
  const received = new Map(
    report.hours.map((one) => [`${one.weekday} ${one.hour}`, one.received] as const),
  );
  return Array.from({ length: 24 }, (_, hour) => ({
    id: hour,
    label: formats.hour(hour),
    values: WEEK.map((weekday) => ({
      value: received.get(`${weekday} ${hour}`) ?? 0,
      href: hrefOf({ span: spanOf(report), weekday, hour }),
    })),
  }));
}

/** Orders counts or times; those that there are not come after all others, whatever the direction. */
export function compareValues(
  one: number | null,
  other: number | null,
  direction: 'ASC' | 'DESC',
): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return direction === 'ASC' ? one - other : other - one;
}
