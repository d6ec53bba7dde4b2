import { expect, it } from 'vitest';
import { readNumber } from './numberModel.ts';

const NBSP = '\u00A0';
const NARROW = '\u202F';

it.each([
  ['cs', '12.5', '12,5'],
  ['cs', '12,5', '12,5'],
  ['cs', '0.500', '0,500'],
  ['cs', '1.2345', '1,2345'],
  ['cs', `1${NBSP}234,5`, '1234,5'],
  ['cs', '1 234.5', '1234,5'],
  ['cs', '1,234.5', '1234,5'],
  ['cs', '1.234.567', '1234567'],
  ['tr', '1.5', '1,5'],
  ['tr', '1.50', '1,50'],
  ['tr', '1.234', '1234'],
  ['tr', '1.234,5', '1234,5'],
  ['tr', '1 234,5', '1234,5'],
  ['en', '1,5', '1.5'],
  ['en', '12,50', '12.50'],
  ['en', '1,234', '1234'],
  ['en', '1,234.5', '1234.5'],
  ['en', '1.234,5', '1234.5'],
  ['en', `1${NARROW}234,5`, '1234.5'],
  ['en', '1 234,5', '1234.5'],
  ['en', "1'234.50", '1234.50'],
  ['en', '12,34,567', '1234567'],
  ['de', '1.5', '1,5'],
  ['de-CH', '1’234.5', '1234.5'],
  ['en', '−5', '-5'],
  ['en', '- 5', '-5'],
  ['en', '+5', '5'],
  ['en', '１２．５', '12.5'],
  ['en', '.5', '0.5'],
  ['cs', '12.', '12'],
  ['en', '007', '007'],
])('Y14 in %s “%s” is read as %s', (locale, text, number) => {
  expect(readNumber(text, locale)).toBe(number);
});

it.each([
  ['cs', '1.234'],
  ['cs', '12 5'],
  ['cs', '1 23'],
  ['en', '1e3'],
  ['en', '12abc'],
  ['en', '1,23,4'],
  ['en', '1.2.3'],
  ['en', '1..5'],
  ['en', '5-3'],
  ['en', '--5'],
  ['en', '-'],
  ['en', ','],
  ['en', 'a dozen'],
  ['en', '1 234,567.8.9'],
])('Y14 in %s “%s” is no number, or could be two', (locale, text) => {
  expect(readNumber(text, locale)).toBeNull();
});

it.each([
  ['cs', '1 290 Kč', { style: 'currency', currency: 'CZK' }, '1290'],
  ['cs', 'CZK 1 290.50', { style: 'currency', currency: 'CZK' }, '1290,50'],
  ['en', '€1,290.50', { style: 'currency', currency: 'EUR' }, '1290.50'],
  ['en', '(€5.00)', { style: 'currency', currency: 'EUR', currencySign: 'accounting' }, '-5.00'],
  ['en', '12.5%', { style: 'percent' }, '12.5'],
  ['cs', '3 km', { style: 'unit', unit: 'kilometer' }, '3'],
  ['en', '2 liters', { style: 'unit', unit: 'liter', unitDisplay: 'long' }, '2'],
] as const)('Y14 in %s “%s” is read with what stands beside it', (locale, text, format, number) => {
  expect(readNumber(text, locale, format)).toBe(number);
});
