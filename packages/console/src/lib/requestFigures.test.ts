import type { DashboardData, ServiceRequest } from '@concierge/contract/requests';
import { RequestState } from '@concierge/contract/requestStates';
import { viewRequest } from '@concierge/contract/requestView';
import { WAITING_REQUEST } from '@concierge/contract/testing/waitingRequest';
import { expect, it } from 'vitest';
import { applyToWaiting, countUnseen, figuresOf, heldBy, lateOf } from './requestFigures.ts';

const ME = 7;
const TODAY = '2026-03-02T00:00:00.000Z';
const { waiting, approved, done } = RequestState;

const data: Pick<DashboardData, 'grouped' | 'waiting' | 'longest_waiting' | 'summary' | 'seq'> = {
  grouped: { 1: 5, 2: 3 },
  waiting: { 1: 4, 2: 1 },
  longest_waiting: [
    { id: 7, service_id: 1, since: '2026-03-02T08:00:00.000Z' },
    { id: 9, service_id: 2, since: '2026-03-02T08:15:00.000Z' },
  ],
  summary: {
    held: { [ME]: 2, 9: 1 },
    done: 11,
    done_since: TODAY,
  },
  seq: 40,
};

const row = (fields: Partial<ServiceRequest>): ServiceRequest =>
  viewRequest({ ...WAITING_REQUEST, ...fields }, { id: ME, user_type: 2, is_service_admin: false });
type Event = Parameters<typeof heldBy>[1][number];
const event = (seq: number, fields: Partial<Event>): Event => ({
  seq,
  row: row({}),
  before: null,
  ...fields,
});
const mineApproved = { state_id: approved, approved_by: ME };
const approving = { state_id: waiting, approved_by: null };

it('U38 the figures are those of the answer', () => {
  expect(figuresOf(data, [], ME, TODAY)).toEqual({
    waiting: 5,
    oldest: '2026-03-02T08:00:00.000Z',
    approved: 3,
    mine: 2,
    done: 11,
  });
  expect(
    figuresOf({ grouped: {}, waiting: {}, longest_waiting: [], seq: 40 }, [], ME, TODAY),
  ).toBeUndefined();
  expect(figuresOf(null, [], ME, TODAY)).toBeUndefined();
});

it('U38 an approval and a completion follow from events, without a call', () => {
  const events = [
    event(41, { row: row(mineApproved), before: approving }),
    event(42, { row: row({ ...mineApproved, approved_by: 9 }), before: approving }),
    event(43, {
      row: row({ state_id: done, approved_by: ME, completed_at: '2026-03-02T09:30:00.000Z' }),
      before: { state_id: approved, completed_at: null },
    }),
  ];
  expect(heldBy(data, events.slice(0, 1), ME)).toBe(3);
  expect(figuresOf(data, events, ME, TODAY)).toMatchObject({ mine: 2, done: 12 });
  expect(heldBy(data, events, 9)).toBe(2);
});

it('U38 an answer that includes an event is not changed by it', () => {
  const events = [event(40, { row: row(mineApproved), before: approving })];
  expect(figuresOf(data, events, ME, TODAY)).toEqual(figuresOf(data, [], ME, TODAY));
});

it('U38 after midnight only what was completed since is counted', () => {
  const tomorrow = '2026-03-03T00:00:00.000Z';
  expect(figuresOf(data, [], ME, tomorrow)?.done).toBe(0);
  const completed = (completed_at: string, seq: number) =>
    event(seq, {
      row: row({ state_id: done, approved_by: ME, completed_at }),
      before: { state_id: approved, completed_at: null },
    });
  const events = [
    completed('2026-03-02T23:59:00.000Z', 41),
    completed('2026-03-03T00:01:00.000Z', 42),
  ];
  expect(figuresOf(data, events, ME, tomorrow)?.done).toBe(1);
});

it('U38 what was completed is unknown until it was asked for', () => {
  const summary = { held: {} };
  expect(figuresOf({ ...data, summary }, [], ME, TODAY)).toMatchObject({ mine: 0, done: null });
});

it('U73 what waits longest follows from events, also from those it includes already', () => {
  const { longest_waiting: before } = data;
  const [first, second] = before;
  const came = { id: 11, service_id: 2, service_date: '2026-03-02T09:00:00.000Z' };
  const third = { id: 11, service_id: 2, since: came.service_date };
  const grown = applyToWaiting(before, { row: row(came) });
  expect(grown).toEqual([first, second, third]);
  expect(applyToWaiting(grown, { row: row(came) })).toBe(grown);
  const taken = row({ id: 7, state_id: approved });
  expect(applyToWaiting(grown, { row: taken })).toEqual([second, third]);
  expect(applyToWaiting([], { row: taken })).toEqual([]);
});

it('U73 late is who waits from the twentieth minute on', () => {
  const late = (time: string) => lateOf(data.longest_waiting, Date.parse(`2026-03-02T${time}Z`));
  expect(['08:19:59', '08:20:00', '08:36:00'].map(late)).toEqual([0, 1, 2]);
});

it('U56 what colleagues gave someone is counted from events until it is opened, passed on or over', () => {
  const given = { ...mineApproved, unseen: true };
  const counted = (before: Event['before'], fields: Partial<ServiceRequest>) =>
    countUnseen({ [ME]: 1, 9: 0 }, event(41, { before, row: row(fields) }));
  expect(counted({ approved_by: 9, unseen: false }, given)).toEqual({ [ME]: 2, 9: 0 });
  expect(counted({ approved_by: 9 }, mineApproved)).toEqual({ [ME]: 1, 9: 0 });
  expect(counted({ unseen: true }, mineApproved)).toEqual({ [ME]: 0, 9: 0 });
  expect(counted({ approved_by: ME }, { ...given, approved_by: 9 })).toEqual({ [ME]: 0, 9: 1 });
  expect(
    counted({ state_id: approved, unseen: true }, { ...mineApproved, state_id: done }),
  ).toEqual({ [ME]: 0, 9: 0 });
  expect(counted(null, {})).toEqual({ [ME]: 1, 9: 0 });
});
