import { describe, expect, it } from 'vitest';
import { EMPTY_HAND_OVER, handOverOf, isSettled, toggleKept } from './handOverModel.ts';

const item = (id: number, ok?: boolean) => ({
  id,
  name: 'Taxi',
  detail: 'Room 204',
  ...(ok !== undefined && { result: { ok, text: ok ? 'Handed over' : 'Taken over by eva' } }),
});
const toEva = { ...EMPTY_HAND_OVER, to: '7' };

describe('what is handed over', () => {
  it('M9 every request that is not kept, with the note without white space around it', () => {
    const draft = { ...toEva, kept: toggleKept([], 2), note: ' Guest is deaf \n' };
    expect(handOverOf([item(1), item(2), item(3)], draft, 500)).toEqual({
      ids: [1, 3],
      to: 7,
      note: 'Guest is deaf',
    });
    expect(toggleKept([2], 2)).toEqual([]);
  });

  it('M9 nothing without a colleague, without a request, or with a note that is too long', () => {
    expect(handOverOf([item(1)], EMPTY_HAND_OVER, 500)).toBeNull();
    expect(handOverOf([item(1)], { ...toEva, kept: [1] }, 500)).toBeNull();
    expect(handOverOf([item(1)], { ...toEva, note: 'x'.repeat(501) }, 500)).toBeNull();
    expect(handOverOf([item(1)], { ...toEva, note: 'x'.repeat(500) }, 500)).not.toBeNull();
  });

  it('M9 what has been handed over is not sent again', () => {
    expect(handOverOf([item(1, true), item(2, false)], toEva, 500)?.ids).toEqual([2]);
    expect(isSettled([item(1, true), item(2, false)])).toBe(true);
    expect(isSettled([item(1, true), item(2)])).toBe(false);
    expect(isSettled([])).toBe(false);
  });
});
