import { describe, expect, it } from 'vitest';
import { codeOf, countryOf } from './languageModel.ts';

describe('languages in the header', () => {
  it.each([
    ['en', 'gb', 'EN'],
    ['tr', 'tr', 'TR'],
    ['cs', 'cz', 'CS'],
    ['cs-CZ', 'cz', 'CS'],
    ['de', 'gb', 'DE'],
    ['it', 'gb', 'IT'],
  ])('B7 %s shows the flag of %s and %s', (language, country, code) => {
    expect(countryOf(language)).toBe(country);
    expect(codeOf(language)).toBe(code);
  });
});
