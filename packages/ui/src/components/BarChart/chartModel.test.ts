import { describe, expect, it } from 'vitest';
import { firstPlace, isEmpty, nextPlace, plainKey, textOf } from './chartModel.ts';

const point = (...values: (number | undefined)[]) => ({
  id: 'towels',
  label: 'Towels',
  values: values.map((value) => (value === undefined ? undefined : { value })),
});

describe('P1 keys of a picture', () => {
  const filled = [
    [false, true, false, true],
    [false, false, false, false],
    [true, false, false, true],
  ];

  it.each([
    ['ArrowRight', { row: 0, column: 3 }],
    ['ArrowLeft', undefined],
    ['ArrowDown', { row: 2, column: 0 }],
    ['ArrowUp', undefined],
    ['Home', { row: 0, column: 1 }],
    ['End', { row: 0, column: 3 }],
    ['Enter', undefined],
  ])('%s leads past gaps', (key, place) => {
    expect(nextPlace(filled, { row: 0, column: 1 }, key)).toEqual(place);
  });

  it('the tab stop is the first value', () => {
    expect(firstPlace(filled)).toEqual({ row: 0, column: 1 });
    expect(firstPlace([[false], []])).toBeUndefined();
  });

  it.each([
    [false, false, 'ArrowRight'],
    [true, false, 'ArrowLeft'],
    [false, true, 'ArrowDown'],
    [true, true, 'ArrowUp'],
  ])('mirrored %s and turned %s, the right arrow is %s', (mirrored, turned, key) => {
    expect(plainKey('ArrowRight', mirrored, turned)).toBe(key);
  });
});

it('P1 a value is named by its point and series, or in words of its own', () => {
  const format = (value: number) => `${value} times`;
  const done = { id: 'done', label: 'Completed' };
  expect(textOf(point(), done, { value: 2 }, format)).toBe('Towels, Completed: 2 times');
  expect(textOf(point(), undefined, { value: 2 }, format)).toBe('Towels: 2 times');
  expect(textOf(point(), done, { value: 2, label: 'Before: 2' }, format)).toBe('Before: 2');
});

it('P1 a picture of nothing but zeros is empty', () => {
  expect(isEmpty([])).toBe(true);
  expect(isEmpty([point(0, undefined)])).toBe(true);
  expect(isEmpty([point(0), point(1)])).toBe(false);
});
