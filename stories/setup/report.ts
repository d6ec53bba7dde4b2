/** The hotel's reports, as the server counts them. */
import { RequestState } from '@concierge/contract/requestStates';
import type { Report, ReportCounts, ReportQuerystring, Times } from '@concierge/contract/reports';
import { shownReport } from '@concierge/console/features/reports/reportTexts';
import { i18n } from '@concierge/console/lib/i18n/i18n';
import { REQUEST_SOURCES } from '@concierge/contract/requestSources';
import type { Report as ShownReport, ReportFilter } from '@concierge/ui/concierge/ReportView';
import { NOW, type Hotel } from '../hotel/hotel.ts';
import type { Texts } from './texts.ts';

const DAY_MS = 86_400_000;
const DAYS = 14;
const TODAY = NOW.slice(0, 10);

type Requests = Hotel['requests'];

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const dayBefore = (days: number) => dayOf(Date.parse(TODAY) - days * DAY_MS);

/** The last two weeks. */
export const REPORT_PERIOD = { from: dayBefore(DAYS - 1), to: TODAY };

const spanOf = (from: string, days: number) => ({
  since: `${from}T00:00:00.000Z`,
  until: `${dayOf(Date.parse(from) + days * DAY_MS)}T00:00:00.000Z`,
});

function timesOf(requests: Requests, end: 'approved_at' | 'completed_at'): Times {
  const seconds = requests
    .flatMap((one) => {
      const at = one[end];
      return at === null
        ? []
        : [Math.round((Date.parse(at) - Date.parse(one.service_date)) / 1000)];
    })
    .toSorted((one, other) => one - other);
  const at = (share: number) => seconds[Math.ceil(seconds.length * share) - 1] ?? null;
  return { count: seconds.length, median: at(0.5), p90: at(0.9) };
}

/** Of these requests, or of none. */
export function countsOf(requests: Requests): ReportCounts {
  const inState = (state: number) => requests.filter(({ state_id }) => state_id === state);
  const canceled = inState(RequestState.canceled);
  return {
    received: requests.length,
    waiting: inState(RequestState.waiting).length,
    approved: inState(RequestState.approved).length,
    canceled: canceled.length,
    canceled_by_guest: canceled.filter(({ canceled_by }) => canceled_by === null).length,
    completed: inState(RequestState.done).length,
    to_approve: timesOf(requests, 'approved_at'),
    to_finish: timesOf(requests, 'completed_at'),
  };
}

function hoursOf(requests: Requests): Report['hours'] {
  const keyOf = ({ service_date }: Requests[number]) => {
    const time = new Date(service_date);
    return `${time.getUTCDay() || 7} ${time.getUTCHours()}`;
  };
  return [...Map.groupBy(requests, keyOf)].map(([key, { length }]) => {
    const [weekday = 1, hour = 0] = key.split(' ').map(Number);
    return { weekday, hour, received: length };
  });
}

/** Of these days, compared with as many before. */
export function reportOf(hotel: Hotel, { from, to }: ReportQuerystring = REPORT_PERIOD): Report {
  const between = ({ since, until }: { since: string; until: string }) =>
    hotel.requests.filter(({ service_date: at }) => at >= since && at < until);
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  const dayAfter = (days: number) => dayOf(Date.parse(from) + days * DAY_MS);
  const before = { from: dayAfter(-count), to: dayAfter(-1) };
  const span = spanOf(from, count);
  const spanBefore = spanOf(before.from, count);
  const requests = between(span);
  const open = hotel.requests.filter(({ state_id }) => state_id <= RequestState.approved);
  const waiting = open.filter(({ state_id }) => state_id === RequestState.waiting);
  return {
    time_zone: 'UTC',
    from,
    to,
    ...span,
    ...countsOf(requests),
    before: { ...before, ...spanBefore, ...countsOf(between(spanBefore)) },
    now: {
      waiting: waiting.length,
      approved: open.length - waiting.length,
      oldest_waiting: waiting.at(-1)?.service_date ?? null,
    },
    days: Array.from({ length: count }, (_, at) => {
      const day = dayAfter(at);
      return { day, ...spanOf(day, 1), ...countsOf(between(spanOf(day, 1))) };
    }),
    hours: hoursOf(requests),
    services: hotel.services.map(({ id, service_name }) => ({
      id,
      name: service_name,
      ...countsOf(requests.filter(({ service_id }) => service_id === id)),
    })),
    rooms: hotel.devices
      .map(({ id, name }) => ({
        id,
        name,
        ...countsOf(requests.filter(({ device_id }) => device_id === id)),
      }))
      .filter(({ received }) => received > 0),
    sources: REQUEST_SOURCES.map((source) => ({
      source,
      ...countsOf(requests.filter((request) => request.source === source)),
    })).filter(({ received }) => received > 0),
    persons: hotel.users.map(({ id, username }) => {
      const approved = requests.filter(({ approved_by }) => approved_by === id);
      return {
        id,
        name: username,
        approved: approved.length,
        completed: requests.filter(({ completed_by }) => completed_by === id).length,
        canceled: requests.filter(({ canceled_by }) => canceled_by === id).length,
        to_approve: timesOf(approved, 'approved_at'),
        to_finish: timesOf(approved, 'completed_at'),
      };
    }),
  };
}

/** The report of a hotel as its page has it. */
export const reportIn = ({ hotel, language }: Texts): ShownReport =>
  shownReport(reportOf(hotel), i18n.getFixedT(language, ['reports', 'common', 'requests']));

/** An address that says what is counted. */
export const reportHref = ({ span, ...filter }: ReportFilter): string => {
  const entries = Object.entries({ ...span, ...filter }).map(([key, value]) => [key, `${value}`]);
  return `#/requests?${new URLSearchParams(entries).toString()}`;
};
