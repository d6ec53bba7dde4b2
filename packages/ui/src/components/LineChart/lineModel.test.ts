import { expect, it } from 'vitest';
import { isCrowded, isLabeled, pathOf, scaleOf } from './lineModel.ts';

const pointsOf = (...values: (number | undefined)[]) =>
  values.map((value, id) => ({
    id,
    label: `${id}`,
    values: [value === undefined ? undefined : { value }],
  }));

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [17, [0, 5, 10, 15, 20]],
  [1234, [0, 500, 1000, 1500]],
])('P1 an axis up to %i has whole, round numbers', (most, ticks) => {
  expect(scaleOf(pointsOf(0, most))).toEqual({ top: ticks.at(-1), ticks });
});

it('P1 a line has a gap where there is no value', () => {
  expect(pathOf(pointsOf(0, 10), 0, 10)).toBe('M25,100L75,0');
  expect(pathOf(pointsOf(0, 5, undefined, 10, 10), 0, 10)).toBe('M10,100L30,50M70,0L90,0');
});

it.each([1, 7, 30, 90, 366])(
  'P1 of %i days at most six are labeled, the first among them',
  (count) => {
    const labeled = Array.from({ length: count }, (_, at) => at).filter((at) =>
      isLabeled(at, count),
    );
    expect(labeled[0]).toBe(0);
    expect(labeled.length).toBeLessThanOrEqual(6);
  },
);

it.each([
  [[10, 9], true],
  [[10, 10], true],
  [[40, 10], false],
  [[40, undefined, 39], true],
  [[10], false],
])('P1 targets of %j in a picture up to 40 are over each other: %s', (values, crowded) => {
  const point = {
    id: 1,
    label: '',
    values: values.map((value) => (value === undefined ? value : { value })),
  };
  expect(isCrowded(point, 40)).toBe(crowded);
});
