import { REPORT_DAYS_MAX, type ReportQuerystring } from '@concierge/contract/reports';
import type { DayRange } from '@concierge/ui/DateRangePicker';
import type { ReportFilter } from '@concierge/ui/concierge/ReportView';
import { isDay } from '../../lib/list/days.ts';
import type { AddressChanges } from '../../lib/list/useListAddress.ts';

/** The periods that have a name, as days before today: the first and the last. */
const PERIODS = {
  today: [0, 0],
  yesterday: [1, 1],
  last7: [6, 0],
  last30: [29, 0],
  last90: [89, 0],
} as const;

export type ReportPeriod = keyof typeof PERIODS;
export const REPORT_PERIODS = Object.keys(PERIODS) as ReportPeriod[];

const DEFAULT_PERIOD: ReportPeriod = 'last7';
const DAY_MS = 86_400_000;

/** The day of an instant in a timezone, as `2026-11-30`. */
export const dayIn = (timeZone: string, instant: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(instant);

const dayBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);

/** The days of a period; `today` is the day it is where the project is. */
export function daysOf(today: string, period: ReportPeriod): ReportQuerystring {
  const [first, last] = PERIODS[period];
  return { from: dayBefore(today, first), to: dayBefore(today, last) };
}

/**
 * Reads the days from the address bar. Days in the wrong order change places, and of more days than a report may have
 * the last ones are taken.
 * @param today The day it is where the project is.
 */
export function readReportAddress(params: URLSearchParams, today: string): ReportQuerystring {
  const [from = '', to = ''] = ['from', 'to'].map((name) => params.get(name) ?? '').toSorted();
  if (isDay(from) && isDay(to)) {
    const first = dayBefore(to, REPORT_DAYS_MAX - 1);
    return { from: from < first ? first : from, to };
  }
  const asked = params.get('period');
  return daysOf(today, REPORT_PERIODS.find((name) => name === asked) ?? DEFAULT_PERIOD);
}

/**
 * What picked days change in the address: days that have a name are kept by it, so that a link to *Last 7 days* is about
 * those of whoever opens it.
 */
export function periodChange(days: DayRange, today: string): AddressChanges {
  const to = days.to ?? today;
  const from = days.from ?? dayBefore(to, REPORT_DAYS_MAX - 1);
  const isNamed = (name: ReportPeriod) => {
    const named = daysOf(today, name);
    return named.from === from && named.to === to;
  };
  const period = REPORT_PERIODS.find(isNamed);
  return period ? { period, from: null, to: null } : { period: null, from, to };
}

const LISTS = { waiting: 'waiting', approved: 'approved', canceled: 'canceled', completed: 'done' };

/**
 * The address of the list that a number of a report counts. Its days are those of the project, which may be others than
 * those of the browser: so it names the instants too.
 */
export function hrefOfCount(filter: ReportFilter, timeZone: string): string {
  const { span, state, approvedBy, completedBy, canceledBy, canceledByGuest } = filter;
  const params = new URLSearchParams();
  const set = (name: string, value: string | number | undefined) => {
    if (value !== undefined) params.set(name, String(value));
  };
  if (span) {
    set('from', dayIn(timeZone, Date.parse(span.since)));
    set('to', dayIn(timeZone, Date.parse(span.until) - 1));
    set('since', span.since);
    set('until', span.until);
  }
  set('service_id', filter.service);
  set('device_id', filter.room);
  set('source', filter.source);
  // Nobody completes what another has approved.
  set('approved_by', approvedBy ?? completedBy);
  set('canceled_by', canceledByGuest ? 'guest' : canceledBy);
  set('weekday', filter.weekday);
  set('hour', filter.hour);
  const ofPerson =
    completedBy !== undefined
      ? 'done'
      : canceledBy !== undefined || canceledByGuest
        ? 'canceled'
        : null;
  const list = ofPerson ?? (state ? LISTS[state] : span ? 'all' : 'open');
  return `/requests/${list}${params.size > 0 ? `?${params}` : ''}`;
}
