import { expect, it } from 'vitest';
import { LANGUAGES } from '@concierge/contract/constants';
import { readLocale } from '../../testing/localeFiles.ts';
import { partsOfAge } from './requestAge.ts';

const MINUTE = 60_000;

/** As the console says it, in a language. */
function textOf(language: (typeof LANGUAGES)[number], minutes: number): string {
  const { unit, ...parts } = partsOfAge(minutes * MINUTE);
  const text = readLocale(language, 'requests').get(`age.${unit}`) ?? '';
  return Object.entries(parts).reduce(
    (filled, [name, value]) => filled.replace(`{{${name}}}`, String(value)),
    text,
  );
}

it.each([
  [0.9, 'just now', 'az önce', 'právě teď'],
  [1, '1 min', '1 dk', '1 min'],
  [59.9, '59 min', '59 dk', '59 min'],
  [60, '1 h 0 min', '1 sa 0 dk', '1 h 0 min'],
  [130, '2 h 10 min', '2 sa 10 dk', '2 h 10 min'],
  [24 * 60 - 1, '23 h 59 min', '23 sa 59 dk', '23 h 59 min'],
  [24 * 60, '1 d', '1 gün', '1 d'],
  [80 * 60, '3 d', '3 gün', '3 d'],
])('U22 an age of %d minutes is said in every language', (minutes, ...texts) => {
  expect(LANGUAGES.map((language) => textOf(language, minutes))).toEqual(texts);
});
