import { expect, it } from 'vitest';
import {
  canceledPoints,
  changeOf,
  compareValues,
  NOTHING,
  rowPoints,
  type Context,
} from './reportModel.ts';

const labels = { change: (share: number) => `${share}`, nothingBefore: 'new' };

it.each([
  [12, 10, { direction: 'up', tone: 'neutral', text: '0.2' }],
  [5, 10, { direction: 'down', tone: 'neutral', text: '-0.5' }],
  [7, 7, { direction: 'same', tone: 'neutral', text: '0' }],
  [3, 0, { direction: 'up', tone: 'neutral', text: 'new' }],
  [0, 0, undefined],
  [null, 4, undefined],
  [4, null, undefined],
])('P1 %s after %s is said as a change', (now, before, change) => {
  expect(changeOf(now, before, labels)).toEqual(change);
});

it('P1 of times and cancellations, less is good news', () => {
  expect(changeOf(5, 10, labels, true)?.tone).toBe('good');
  expect(changeOf(15, 10, labels, true)?.tone).toBe('bad');
  expect(changeOf(10, 10, labels, true)?.tone).toBe('neutral');
});

const context = (report: Partial<Context['report']>): Context => ({
  report: { ...NOTHING, since: '1', until: '2', ...report },
  hrefOf: (filter) => JSON.stringify(filter),
  formats: {} as Context['formats'],
  labels: { guest: 'Guest', staff: 'Staff' } as Context['labels'],
});
const span = { since: '1', until: '2' };

it('P1 a picture has the ten with the most requests, each value with its list', () => {
  const rows = Array.from({ length: 12 }, (_, id) => ({
    ...NOTHING,
    id,
    name: `Room ${id}`,
    received: id,
    waiting: id,
  }));
  const points = rowPoints(rows, 'room', context({}));
  expect(points.map(({ id }) => id)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
  const href = JSON.stringify({ span, state: 'waiting', room: 11 });
  expect(points[0]?.values).toContainEqual({ value: 11, href });
});

it('P1 says who canceled, of the staff as a whole where there are no figures per person', () => {
  const canceled = { canceled: 5, canceled_by_guest: 2 };
  const guest = {
    id: 'guest',
    label: 'Guest',
    values: [{ value: 2, href: JSON.stringify({ span, canceledByGuest: true }) }],
  };
  const person = { ...NOTHING, id: 4, name: 'elif', canceled: 3 };
  const href = JSON.stringify({ span, canceledBy: 4 });
  expect(canceledPoints(context({ ...canceled, persons: [person] }))).toEqual([
    guest,
    { id: 4, label: 'elif', values: [{ value: 3, href }] },
  ]);
  expect(canceledPoints(context({ ...canceled, persons: undefined }))).toEqual([
    guest,
    { id: 'staff', label: 'Staff', values: [{ value: 3 }] },
  ]);
});

it.each([
  ['ASC', [0, 3, 7, null, null]],
  ['DESC', [7, 3, 0, null, null]],
] as const)('P1 rows without a time come last: %s', (direction, sorted) => {
  const times = [3, null, 7, null, 0];
  expect(times.toSorted((one, other) => compareValues(one, other, direction))).toEqual(sorted);
});
