import { expect, it } from 'vitest';
import { wordsOfKey } from './wordsOfKey.ts';

it.each([
  ['form.createSuccess', 'Create success'],
  ['users:services.error.assign', 'Assign'],
  ['invalid_sort', 'Invalid sort'],
])('H1 %s is never shown raw', (key, words) => {
  expect(wordsOfKey(key)).toBe(words);
});
