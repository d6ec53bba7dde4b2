import { ValidationError } from 'yup';
import { expect, it } from 'vitest';
import { dayRangeSchema, type DayRange } from './dayRangeSchema.ts';

function problemsOf(range: DayRange): unknown[] {
  try {
    dayRangeSchema.validateSync(range, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.map(({ path, message }) => [path, message]);
  }
}

it.each<[string | null, string | null, unknown[]]>([
  [null, null, []],
  ['2026-03-02', null, []],
  ['2026-03-02', '2026-03-02', []],
  [null, '2026-03-01', []],
  ['2026-03-02', '2026-03-01', [['to', 'turnedRound']]],
  ['', null, [['from', 'from is invalid']]],
  [null, '2026-02-30', [['to', 'to is invalid']]],
])('Y21 days from %s to %s', (from, to, problems) => {
  expect(problemsOf({ from, to })).toEqual(problems);
});
