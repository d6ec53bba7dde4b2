import { expect, it } from 'vitest';
import { isolated } from './isolated.ts';

it.each([
  ['Hebrew', 'חדר 12'],
  ['Arabic', 'غرفة 12'],
  ['Adlam', '\u{1E900}\u{1E901}'],
])('Y45 a name in %s changes the order of nothing beside it in a sentence', (_script, name) => {
  expect(isolated(name)).toBe(`\u200E\u2068${name}\u2069`);
});

it.each(['Room 12', 'Šárka', 'Çağrı', '客室', ''])('Y45 “%s” stays as it is', (name) => {
  expect(isolated(name)).toBe(name);
});
