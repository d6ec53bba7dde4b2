import { expect, it } from 'vitest';
import { folded, foldedWords } from './folded.ts';

const SAME: [string, string][] = [
  ['İSTANBUL', 'istanbul'],
  ['ılık', 'ILIK'],
  ['žádost', 'ZADOST'],
  ['Łódź', 'lodz'],
  ['STRASSE', 'straße'],
  ['Ærø', 'aero'],
  ['ﬁn', 'fin'],
  ['１０３', '103'],
  ['Room\u00A0 12\t', 'room 12'],
  ['Caf\u00E9', 'cafe\u0301'],
  ['soft\u00ADhyphen', 'softhyphen'],
  ['ΟΔΟΣ', 'οδος'],
  ['guest’s check‑in', "guest's check-in"],
];

it.each(SAME)('U67 %s is found by %s', (one, other) => {
  expect(folded(one)).toBe(folded(other));
});

it('U67 each word is looked for once', () => {
  expect(foldedWords('  Pokoj 305  pokoj ')).toEqual(['pokoj', '305']);
  expect(foldedWords(' \u00A0')).toEqual([]);
});
