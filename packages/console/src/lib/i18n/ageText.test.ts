import { expect, it } from 'vitest';
import { ageText, spanText } from './ageText.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

it.each([
  ['en', 59_999, '0 min'],
  ['en', 41 * MINUTE, '41 min'],
  ['en', 2 * HOUR + 5 * MINUTE, '2 hr 5 min'],
  ['en', 3 * HOUR, '3 hr'],
  ['en', 26 * HOUR + 30 * MINUTE, '1 day 2 hr'],
  ['tr', 2 * HOUR + 5 * MINUTE, '2 sa. 5 dk.'],
  ['cs', 41 * MINUTE, '41 min'],
  ['en', -MINUTE, '0 min'],
])('U22 U38 in %s %i ms are %s', (language, milliseconds, text) => {
  expect(ageText(language, milliseconds).replaceAll('\u00a0', ' ')).toBe(text);
});

it.each([
  ['en', 59_999, '<\u00a01\u00a0min'],
  ['en', MINUTE, '1\u00a0min'],
  ['tr', 2 * HOUR + 5 * MINUTE, '2\u00a0sa.\u00a05\u00a0dk.'],
])('U58 in %s what took %i ms took %s', (language, milliseconds, text) => {
  expect(spanText(language, milliseconds)).toBe(text);
});
