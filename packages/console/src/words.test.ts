import { LANGUAGES, type Language } from '@concierge/contract/constants';
import { NAMESPACES } from '@concierge/contract/namespaces';
import { describe, expect, it } from 'vitest';
import { readLocale } from './testing/localeFiles.ts';
import { RULED_OUT, WORDS } from './testing/wordList.ts';

/** All texts of a language by `namespace:key`, those of the tablet by `tablet:key`. */
const TEXTS = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    new Map(
      [...NAMESPACES, 'tablet'].flatMap((name) =>
        [...readLocale(language, name)].map(([key, text]) => [`${name}:${key}`, text] as const),
      ),
    ),
  ]),
) as Record<Language, Map<string, string>>;

const keysOf = (language: Language, wanted: (text: string) => boolean) =>
  [...TEXTS[language]].filter(([, text]) => wanted(text)).map(([key]) => key);

describe.each(WORDS)('%s', (_thing, keys, words, word) => {
  it.each(LANGUAGES)('H1 is called by one word in %s', (language) => {
    const named = [...TEXTS[language]].filter(([key]) => keys.test(key));
    expect(named.map(([key]) => key)).toContain(word);
    expect(named.filter(([, text]) => !words[language].test(text))).toEqual([]);
  });
});

it.each(RULED_OUT)('H1 %s has no “%s”', (language, _word, pattern, _instead, except) => {
  const found = keysOf(language, (text) => pattern.test(text.replace(/\{\{.*?\}\}/g, '')));
  expect(found.filter((key) => !except?.test(key))).toEqual([]);
  // An exception that nothing needs any more goes.
  expect(found.length > 0).toBe(except !== undefined);
});

describe('typography', () => {
  it.each(LANGUAGES)(
    'H1 %s has typographic apostrophes, quotation marks and ellipses',
    (language) => {
      const found = keysOf(language, (text) => /['"]|\.\.\./.test(text));
      // The specification's own text.
      expect(found).toEqual(language === 'en' ? ['shell:sidebar.filter'] : []);
    },
  );

  it('H1 no Czech line ends in a word of one letter, or between a number and its noun', () => {
    expect(keysOf('cs', (text) => /(?<![\p{L}}])[ksvzouai] /iu.test(text))).toEqual([]);
    expect(keysOf('cs', (text) => /\{\{count[^}]*\}\} \p{L}/u.test(text))).toEqual([]);
  });

  it('H1 U14 every language is named in itself', () => {
    for (const code of LANGUAGES) {
      const names = LANGUAGES.map((language) => TEXTS[language].get(`shell:language.${code}`));
      const own = new Intl.DisplayNames(code, { type: 'language' }).of(code);
      expect(new Set(names.map((name) => name?.toLocaleLowerCase(code)))).toEqual(
        new Set([own?.toLocaleLowerCase(code)]),
      );
    }
  });

  it('H1 counts are written as the language writes numbers', () => {
    const raw = LANGUAGES.flatMap((language) =>
      keysOf(language, (text) => /\{\{\s*(count|total|from|to|viewed)\s*\}\}/.test(text)),
    );
    expect(raw.filter((key) => !key.startsWith('audit:'))).toEqual([]);
  });
});
