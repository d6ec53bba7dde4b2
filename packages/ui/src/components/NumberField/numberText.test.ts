import { assert, constantFrom, double, integer, oneof, property, stringMatching } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readNumber, stepFrom, writeNumber } from './numberText.ts';

const languages = constantFrom(
  'en',
  'tr',
  'cs',
  'de',
  'fr',
  'ar',
  'ar-EG',
  'hi',
  'de-CH',
  'fa',
  'my',
  'dz',
);
const numbers = oneof(integer(), double({ noNaN: true, noDefaultInfinity: true }))
  .map((value) => Number(value.toPrecision(15)))
  .filter(Number.isFinite);

describe('a number as text', () => {
  it('Q12 is read as it is written, in every language', () => {
    assert(
      property(numbers, languages, (value, language) => {
        const written = writeNumber(value, language);
        expect(readNumber(written, language), written).toBe(value);
        expect(readNumber(` ${written} `, language)).toBe(value);
      }),
    );
  });

  it('Q12 is never another one than what was typed', () => {
    assert(
      property(stringMatching(/^[\d., -]{0,12}$/), (text) => {
        const value = readNumber(text, 'de');
        const exact = text.trim().replaceAll('.', '').replace(',', '.');
        expect(value).toBe(value === undefined ? undefined : Number(exact));
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['3,5', 'de', 3.5],
    ['3,5', 'cs', 3.5],
    ['3.5', 'en', 3.5],
    ['1.234', 'de', 1234],
    ['1 234,50', 'fr', 1234.5],
    ['1 234,50', 'cs', 1234.5],
    ['1’234.5', 'de-CH', 1234.5],
    ["1'234.5", 'de-CH', 1234.5],
    ['12,34,567', 'hi', 1234567],
    ['−7', 'tr', -7],
    ['٣٫٥', 'ar-EG', 3.5],
    ['1234', 'en', 1234],
    ['.5', 'en', 0.5],
    ['3,', 'de', 3],
    ['007', 'en', 7],
  ])('Q12 %s in %s is %d', (text, language, value) => {
    expect(readNumber(text, language)).toBe(value);
  });

  it.each([
    ['1.5', 'de'],
    ['1,5', 'en'],
    ['1.234,5,6', 'de'],
    ['1 234', 'en'],
    ['12 Kč', 'cs'],
    ['1e5', 'en'],
    ['Infinity', 'en'],
    ['-', 'en'],
    ['3-', 'en'],
    ['9007199254740993', 'en'],
    ['0.12345678901234567', 'en'],
  ])('Q12 %s in %s is none', (text, language) => {
    expect(readNumber(text, language)).toBeUndefined();
  });

  it.each([
    [0.1, 0.2, undefined, 0.3],
    [1, -1, 1, 1],
    [undefined, 1, undefined, 1],
    [undefined, 1, 5, 5],
    [9, 5, undefined, 10],
    [2.55, 1, undefined, 3.55],
  ])('is from %d a step of %d away', (held, step, min, expected) => {
    expect(stepFrom(held, step, { min, max: 10 })).toBe(expected);
  });

  it('is written as nothing when it is none', () => {
    for (const value of [null, NaN, Infinity]) expect(writeNumber(value, 'en')).toBe('');
  });
});
