import { compareRequests } from '@concierge/contract/requestOrder';
import type { SharedRequest } from '@concierge/contract/requestView';
import { WAITING_REQUEST } from '@concierge/contract/testing/waitingRequest';
import { describe, expect, it } from 'vitest';
import { deferNewRows } from './newRequests.ts';

const CALL = { limit: 3, orderBy: 'id', direction: 'DESC', language: 'en' } as const;

const rowsOf = (...ids: number[]): SharedRequest[] => ids.map((id) => ({ ...WAITING_REQUEST, id }));
const idsOf = (rows: readonly SharedRequest[]) => rows.map(({ id }) => id);
const latest = (...ids: number[]) => ({ rows: rowsOf(...ids), count: ids.length });

describe('rows that someone points at', () => {
  it('U33 stay where they are while new ones come, which are counted', () => {
    const { rows, waiting } = deferNewRows(rowsOf(7, 6, 5), latest(9, 8, 7, 6, 5, 4), CALL);
    expect(idsOf(rows)).toEqual([7, 6, 5]);
    expect(waiting).toBe(2);
  });

  it('U33 change and leave as they do; the next ones follow from below', () => {
    const changed = latest(8, 7, 5, 4);
    const next = { ...changed, rows: changed.rows.map((row) => ({ ...row, note: 'Soon' })) };
    const { rows, waiting } = deferNewRows(rowsOf(7, 6, 5), next, CALL);
    expect(idsOf(rows)).toEqual([7, 5, 4]);
    expect(rows.map(({ note }) => note)).toEqual(['Soon', 'Soon', 'Soon']);
    expect(waiting).toBe(1);
  });

  it('U33 give way when all of them have left', () => {
    expect(deferNewRows(rowsOf(2, 1), latest(4, 3), CALL)).toMatchObject({ waiting: 0 });
    expect(deferNewRows([], latest(4), CALL).rows).toHaveLength(1);
  });

  it('U33 stay although so many are new that they are no longer known', () => {
    const known = { rows: rowsOf(99, 98, 97, 96), count: 40 };
    expect(deferNewRows(rowsOf(7, 6, 5), known, CALL)).toMatchObject({ waiting: 4 });
    expect(idsOf(deferNewRows(rowsOf(7, 6, 5), known, CALL).rows)).toEqual([7, 6, 5]);
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

describe('random lists', () => {
  it.each(Array.from({ length: 40 }, (_, seed) => seed))(
    'U33 never put a new row above one that was shown, and lose none (seed %i)',
    (seed) => {
      const random = randomNumbers(seed + 1);
      const call = { ...CALL, limit: 5, direction: random(2) ? 'ASC' : 'DESC' } as const;
      const order = (rows: SharedRequest[]) =>
        rows.toSorted((one, other) => compareRequests(call, one, other));
      const offset = random(2) * 5;
      let all = order(rowsOf(...Array.from({ length: 10 + random(20) }, (_, at) => at * 10)));
      const shown = all.slice(offset, offset + call.limit);
      for (let step = 1; step <= 20; step += 1) {
        if (random(3) === 0) all = all.toSpliced(random(all.length), 1);
        else all = order([...all, ...rowsOf(random(30) * 10 + (step % 10) + 0.5)]);
        const following = all.slice(offset);
        const view = deferNewRows(shown, { rows: following, count: following.length }, call);
        const isOld = (row: SharedRequest) => shown.some(({ id }) => id === row.id);
        const stayed = following.filter(isOld);
        // Those that stayed come first and in their order; what follows is behind them in the list.
        expect(view.rows.slice(0, stayed.length)).toEqual(stayed.slice(0, call.limit));
        expect(view.rows).toEqual(order(view.rows));
        expect(view.rows).toHaveLength(Math.min(call.limit, following.length - view.waiting));
        expect(stayed.length > 0 || view.waiting === 0).toBe(true);
      }
    },
  );
});
