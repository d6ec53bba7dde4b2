import { expect, it } from 'vitest';
import { nameKey } from './nameKey.ts';

it.each([
  ['Room service', 'room\u00a0service'],
  ['Room service', 'Room  service'],
  ['Room service', 'Room\u3000Service'],
  ['İçecek', 'içecek'],
  ['Irmak', 'ırmak'],
  ['Spa', '\uff33\uff50\uff41'],
  ['Straße', 'STRASSE'],
  ['ΟΔΟΣ', 'οδος'],
  ['οδοσ', 'οδος'],
  ['Čaj', 'c\u030caj'],
  ['ﬁtness', 'Fitness'],
])('Y36 %s and %s are one name', (one, other) => {
  expect(nameKey(one)).toBe(nameKey(other));
});

it.each([
  ['Čaj', 'Caj'],
  ['Room 1', 'Room 11'],
  ['Roomservice', 'Room service'],
])('Y36 %s and %s are two', (one, other) => {
  expect(nameKey(one)).not.toBe(nameKey(other));
});
