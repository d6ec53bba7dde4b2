import { LANGUAGES } from '@concierge/contract/constants';
import { overscanRange } from '@concierge/contract/pageRange';
import { type RequestListShape, compareRequests, isInList } from '@concierge/contract/requestOrder';
import { DIRECTIONS, REQUEST_SORT_COLUMNS } from '@concierge/contract/requests';
import type { RequestState } from '@concierge/contract/requestStates';
import type { SharedRequest } from '@concierge/contract/requestView';
import { WAITING_REQUEST } from '@concierge/contract/testing/waitingRequest';
import { describe, expect, it } from 'vitest';
import { type ListWindow, applyChange, needsRefill, pageOf } from './listWindow.ts';

const NEWEST: RequestListShape = {
  filter: { 'state_id in': [1] },
  orderBy: 'id',
  language: 'cs',
  direction: 'DESC',
};
const FIRST_PAGE = { offset: 0, limit: 3 };

const request = (id: number, columns: Partial<SharedRequest> = {}): SharedRequest => ({
  ...WAITING_REQUEST,
  id,
  ...columns,
});

const approved = { state_id: 2, approved_by: 7, approved_by_name: 'elif' } as const;
const WAITING = { state_id: 1, approved_by: null, approved_by_name: null } as const;

const held = (ids: readonly number[], offset: number, totalCount: number) => ({
  rows: ids.map((id) => request(id)),
  offset,
  totalCount,
});
const idsOf = (rows: readonly SharedRequest[]) => rows.map(({ id }) => id);

describe('the rows held of a list', () => {
  it('a new request comes to its place, and the page stays as long', () => {
    const next = applyChange(
      held([9, 8, 7], 0, 30),
      { row: request(10), before: null },
      NEWEST,
      FIRST_PAGE,
    );
    expect(next && idsOf(pageOf(next, FIRST_PAGE))).toEqual([10, 9, 8]);
    expect(next?.totalCount).toBe(31);
  });

  it('a request that left the list is replaced by the next one held', () => {
    const change = { row: request(8, approved), before: WAITING };
    const next = applyChange(held([9, 8, 7, 6], 0, 30), change, NEWEST, FIRST_PAGE);
    expect(next && idsOf(pageOf(next, FIRST_PAGE))).toEqual([9, 7, 6]);
    expect(next?.totalCount).toBe(29);
  });

  it('a change before the page moves it', () => {
    const page = { offset: 3, limit: 2 };
    const start = held([7, 6, 5], 3, 30);
    const created = applyChange(start, { row: request(10), before: null }, NEWEST, page);
    expect(created).toMatchObject({ offset: 4, totalCount: 31 });
    expect(created && needsRefill(created, page)).toBe(true);
    const left = applyChange(start, { row: request(9, approved), before: WAITING }, NEWEST, page);
    expect(left).toMatchObject({ offset: 2, totalCount: 29 });
    expect(left && idsOf(pageOf(left, page))).toEqual([6, 5]);
  });

  it('a change that does not concern the list keeps it as it is', () => {
    const start = held([9, 8, 7], 0, 3);
    const change = { row: request(5, { state_id: 4 }), before: { state_id: 2 as const } };
    expect(applyChange(start, change, NEWEST, FIRST_PAGE)).toBe(start);
  });

  it.each([{ search: 'towels' }, { 'hour =': 3 }, { 'weekday =': 1 }])(
    'P1 only the server knows whether a list with %j changes',
    (filter) => {
      const change = { row: request(9), before: null };
      const list = { ...NEWEST, filter };
      expect(applyChange(held([8, 7], 0, 2), change, list, FIRST_PAGE)).toBeNull();
    },
  );

  it.each([
    ['completed_by =', { 'completed_by =': 1 }, { state_id: 4, completed_by: 1 }],
    ['canceled_by_guest', { canceled_by_guest: true }, { state_id: 3, canceled_by: null }],
  ] as const)('P1 a list narrowed by %s gets what fits alone', (_key, filter, fits) => {
    const list = { ...NEWEST, filter };
    const others = { state_id: 3, canceled_by: 2 } as const;
    const after = (row: SharedRequest) =>
      applyChange(held([8], 0, 1), { row, before: null }, list, FIRST_PAGE)?.totalCount;
    expect(after(request(9, fits))).toBe(2);
    expect(after(request(9, others))).toBe(1);
    expect(after(request(9, { state_id: 1 }))).toBe(1);
  });

  it('what contradicts the loaded rows has no answer', () => {
    const change = { row: request(8, approved), before: WAITING };
    expect(applyChange(held([9, 7], 0, 2), change, NEWEST, FIRST_PAGE)).toBeNull();
    expect(applyChange(held([], 0, 5), change, NEWEST, FIRST_PAGE)).toBeNull();
  });

  it('asks for the page with its margins, and again before they are used up', () => {
    expect(overscanRange({ offset: 0, limit: 10 })).toEqual({ offset: 0, limit: 30 });
    expect(overscanRange({ offset: 50, limit: 10 })).toEqual({ offset: 30, limit: 50 });
    const page = { offset: 0, limit: 2 };
    expect(needsRefill(held([9, 8, 7, 6, 5, 4, 3], 0, 30), page)).toBe(false);
    expect(needsRefill(held([9, 8, 7, 6, 5, 4], 0, 30), page)).toBe(true);
    expect(needsRefill(held([9, 8], 0, 2), page)).toBe(false);
    expect(needsRefill(held([], 0, 0), page)).toBe(false);
  });
});

/** The same numbers in every run. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const STATES: RequestState[][] = [[1], [2], [1, 2], [3], [4]];
const NOTES = [null, 'banana', 'Apple', 'apple', 'Čaj', 'cherry', '🥐'];

describe('random changes of random lists', () => {
  it.each(Array.from({ length: 60 }, (_, seed) => seed))(
    'leave the page as a newly sorted list has it (seed %i)',
    (seed) => {
      const random = randomNumbers(seed + 1);
      const pick = <Value>(values: readonly Value[]) => values[random(values.length)] as Value;
      let clock = 0;
      const stamp = () => new Date(Date.UTC(2026, 2, 2) + (clock += 1000)).toISOString();
      const rows = new Map<number, SharedRequest>();
      let lastId = 0;
      const create = () => {
        lastId += 1;
        const row = request(lastId, {
          service_id: 1 + random(2),
          device_id: 1 + random(3),
          note: pick(NOTES),
          service_date: stamp(),
        });
        rows.set(row.id, row);
        return { row, before: null };
      };
      for (let count = random(60); count > 0; count -= 1) create();

      const list: RequestListShape = {
        filter: {
          ...(random(4) > 0 && { 'state_id in': pick(STATES) }),
          ...(random(3) === 0 && { 'service_id =': 1 + random(2) }),
          ...(random(4) === 0 && { 'device_id =': 1 + random(3) }),
          ...(random(4) === 0 && { 'approved_by =': 1 + random(2) }),
        },
        orderBy: pick(REQUEST_SORT_COLUMNS),
        direction: pick(DIRECTIONS),
        language: pick(LANGUAGES),
      };
      const page = { offset: random(3) * 5, limit: 5 };
      const answer = ({ offset, limit }: typeof page): ListWindow<SharedRequest> => {
        const all = [...rows.values()]
          .filter((row) => isInList(list.filter, row))
          .toSorted((one, other) => compareRequests(list, one, other));
        return { rows: all.slice(offset, offset + limit), offset, totalCount: all.length };
      };
      const change = () => {
        const row = rows.get(1 + random(Math.max(1, lastId)));
        if (!row || random(3) === 0) return create();
        const who = 1 + random(2);
        const at = stamp();
        const columns: Partial<SharedRequest> | null =
          row.state_id === 1 && random(3) > 0
            ? { state_id: 2, approved_by: who, approved_by_name: `user ${who}`, approved_at: at }
            : row.state_id <= 2
              ? { state_id: 3, canceled_by: who, canceled_by_name: `user ${who}`, canceled_at: at }
              : null;
        if (!columns) return create();
        const before = Object.fromEntries(
          Object.keys(columns).map((name) => [name, row[name as keyof SharedRequest]]),
        );
        rows.set(row.id, { ...row, ...columns });
        return { row: { ...row, ...columns }, before };
      };

      let current = answer(overscanRange(page));
      for (let step = 0; step < 60; step += 1) {
        const next = applyChange(current, change(), list, page);
        const truth = answer(page);
        const shown = next && pageOf(next, page);
        const isComplete = shown?.length === truth.rows.length;
        expect({
          totalCount: next?.totalCount ?? truth.totalCount,
          rows: isComplete ? shown : truth.rows,
          isRight: next === null || needsRefill(next, page) || isComplete,
        }).toEqual({ totalCount: truth.totalCount, rows: truth.rows, isRight: true });
        current = next && isComplete ? next : answer(overscanRange(page));
      }
    },
  );
});
