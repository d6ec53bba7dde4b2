import { expect, it } from 'vitest';
import { codeOf, isSpoken } from './languageModel.ts';

it.each([
  ['en', 'EN', true],
  ['en-GB', 'EN', true],
  ['tr-TR', 'TR', false],
  ['it', 'IT', false],
])('B7 %s is written %s, and is English: %s', (language, code, isEnglish) => {
  expect(codeOf(language)).toBe(code);
  expect(isSpoken('en', language)).toBe(isEnglish);
});
