import { describe, expect, it } from 'vitest';
import { isRight, problemOf, writeRange, type DayRange } from './dayRange.ts';

const range = (from: string | null, to: string | null): DayRange => ({ from, to });
const limits = { min: '2026-03-01', max: '2026-03-31' };
const texts = {
  since: (from: string) => `since ${from}`,
  until: (to: string) => `until ${to}`,
  turnedRound: 'turned round',
  calendar: { tooEarly: (min: string) => `from ${min}`, tooLate: (max: string) => `to ${max}` },
};

describe('a range of days', () => {
  it.each<[string | null, string | null, boolean, string | undefined]>([
    [null, null, true, undefined],
    ['2026-03-02', null, true, undefined],
    ['2026-03-02', '2026-03-02', true, undefined],
    ['2026-03-02', '2026-03-01', false, 'turned round'],
    ['', null, false, undefined],
    [null, '2026-02-30', false, undefined],
    ['2026-02-28', null, true, 'from 01/03/2026'],
    ['2026-03-02', '2026-04-01', true, 'to 31/03/2026'],
  ])('Q18 from %s to %s: right %s, wrong: %s', (from, to, right, problem) => {
    expect(isRight(range(from, to))).toBe(right);
    expect(problemOf(range(from, to), limits, 'en-GB', texts)).toBe(problem);
  });

  it.each([
    [range('2026-03-02', '2026-03-05'), 'en-GB', '2 – 5 Mar 2026'],
    [range('2026-03-02', '2026-03-02'), 'en-GB', '2 Mar 2026'],
    [range('2025-12-30', '2026-01-05'), 'de', '30. Dez. 2025 – 5. Jan. 2026'],
    [range('2026-03-05', '2026-03-02'), 'en-GB', '5 Mar 2026 – 2 Mar 2026'],
    [range('2026-03-02', null), 'tr', 'since 2 Mar 2026'],
    [range(null, '2026-03-02'), 'de', 'until 2. März 2026'],
    [range('2026-02-30', null), 'en', ''],
    [null, 'en', ''],
  ])('Q18 %o in %s is written as %s', (days, language, written) => {
    expect(writeRange(days, language, texts).replaceAll(/\s/g, ' ')).toBe(written);
  });
});
