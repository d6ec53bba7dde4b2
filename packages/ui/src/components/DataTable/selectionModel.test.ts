import { expect, it } from 'vitest';
import { extended, ticked } from './selectionModel.ts';

const ORDER = [1, 2, 3, 4, 5];
const tick = (keys: number[], ...press: [key: number, since?: number]) => [
  ...ticked(new Set(keys), ORDER, ...press),
];

it('Q24 a press changes one row, with Shift all since the last one', () => {
  expect(tick([1], 3)).toEqual([1, 3]);
  expect(tick([1, 3], 3)).toEqual([1]);
  expect(tick([1], 4, 2)).toEqual([1, 2, 3, 4]);
  expect(tick([2, 3, 4, 5], 2, 4)).toEqual([5]);
  expect(tick([], 3, 99)).toEqual([3]);
});

it('Q24 steps with Shift tick more, and fewer on the way back', () => {
  const start = 3;
  const steps = [3, 4, 5, 4, 3, 2];
  const after = steps
    .slice(1)
    .reduce<ReadonlySet<string | number>>(
      (keys, to, at) => extended(keys, ORDER, [steps[at] ?? start, to], start),
      new Set(),
    );
  expect(after).toEqual(new Set([2, 3]));
});
