import type { ReportFilter } from '@concierge/ui/concierge/ReportView';
import { expect, it } from 'vitest';
import { withParams } from '../../lib/list/listAddress.ts';
import {
  REQUEST_LIST_SHAPES,
  readRequestListCall,
  toRequestQuery,
  type RequestListName,
} from '../requests/requestQuery.ts';
import { dayIn, hrefOfCount, periodChange, readReportAddress } from './reportQuery.ts';

const TODAY = '2026-03-30';
const read = (params: URLSearchParams) => readReportAddress(params, TODAY);

it.each([
  ['', { from: '2026-03-24', to: TODAY }],
  ['period=today', { from: TODAY, to: TODAY }],
  ['period=yesterday', { from: '2026-03-29', to: '2026-03-29' }],
  ['period=last30', { from: '2026-03-01', to: TODAY }],
  ['period=last90', { from: '2025-12-31', to: TODAY }],
  ['period=ever', { from: '2026-03-24', to: TODAY }],
  ['from=2026-02-01&to=2026-02-28', { from: '2026-02-01', to: '2026-02-28' }],
  ['from=2026-02-28&to=2026-02-01', { from: '2026-02-01', to: '2026-02-28' }],
  ['from=2020-01-01&to=2026-03-30', { from: '2025-03-30', to: TODAY }],
  ['from=2026-02-31&to=2026-03-01', { from: '2026-03-24', to: TODAY }],
])('P1 %j is read as a period', (query, days) => {
  expect(read(new URLSearchParams(query))).toEqual(days);
});

it.each([
  [{ from: '2026-03-01', to: TODAY }, { period: 'last30' }],
  [{ from: '2026-02-01', to: '2026-02-28' }, { from: '2026-02-01' }],
  // One of the days alone is all that a report can have.
  [{ from: '2026-03-02', to: null }, { to: TODAY }],
  [{ from: null, to: '2026-03-02' }, { from: '2025-03-02' }],
])('P1 %j is kept in the address', (days, part) => {
  const change = periodChange(days, TODAY);
  expect(change).toMatchObject(part);
  const { from, to } = read(withParams(new URLSearchParams('period=today'), change));
  expect({ from, to }).toMatchObject(
    Object.fromEntries(Object.entries(days).filter(([, day]) => day)),
  );
});

it.each([
  ['Pacific/Auckland', '2026-03-31'],
  ['Europe/Prague', '2026-03-31'],
  ['America/New_York', '2026-03-30'],
])('P1 the day in %s is that of the place', (zone, day) => {
  expect(dayIn(zone, Date.parse('2026-03-30T22:30:00.000Z'))).toBe(day);
});

const span = { since: '2026-03-28T23:00:00.000Z', until: '2026-03-29T22:00:00.000Z' };
const between = { 'service_date >=': span.since, 'service_date <': span.until };
const ALL = [1, 2, 3, 4];

const COUNTS: [ReportFilter, object][] = [
  [{ span }, { 'state_id in': ALL, ...between }],
  [
    { span, service: 3, weekday: 7, hour: 4 },
    { 'state_id in': ALL, 'service_id =': 3, 'weekday =': 7, 'hour =': 4, ...between },
  ],
  [
    { span, room: 5, state: 'waiting' },
    { 'state_id in': [1], 'device_id =': 5, ...between },
  ],
  [
    { span, state: 'completed' },
    { 'state_id in': [4], ...between },
  ],
  [
    { span, completedBy: 9 },
    { 'state_id in': [4], 'approved_by =': 9, ...between },
  ],
  [
    { span, approvedBy: 9 },
    { 'state_id in': ALL, 'approved_by =': 9, ...between },
  ],
  [
    { span, canceledBy: 9 },
    { 'state_id in': [3], 'canceled_by =': 9, ...between },
  ],
  [
    { span, canceledByGuest: true },
    { 'state_id in': [3], canceled_by_guest: true, ...between },
  ],
  [{ state: 'approved' }, { 'state_id in': [2] }],
  [{}, { 'state_id in': [1, 2] }],
];

it.each(COUNTS)('P1 %j leads to the list that has what it counts', (count, filter) => {
  const { pathname, searchParams } = new URL(
    hrefOfCount(count, 'Europe/Prague'),
    'http://localhost',
  );
  const shape = REQUEST_LIST_SHAPES[pathname.split('/').at(-1) as RequestListName];
  expect(toRequestQuery(readRequestListCall(searchParams, shape)).filter).toEqual(filter);
});

it('P1 a list from a report says the days of the place', () => {
  expect(hrefOfCount({ span }, 'Europe/Prague')).toContain('from=2026-03-29&to=2026-03-29&');
});
