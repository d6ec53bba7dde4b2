import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@concierge/contract/constants';
import { describe, expect, it } from 'vitest';

const FOLDER = join(import.meta.dirname, '../../packages/tablet/src');

const textsOf = (language: Language) =>
  JSON.parse(readFileSync(join(FOLDER, `texts/${language}.json`), 'utf8')) as Record<
    string,
    string
  >;
const baseOf = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const basesOf = (language: Language) => new Set(Object.keys(textsOf(language)).map(baseOf));
const variablesOf = (text: string) =>
  new Set([...text.matchAll(/\{\{(\w+)/g)].map((hit) => hit[1]));

describe.each(LANGUAGES)('Q10 H1 the tablet in %s', (language) => {
  const texts = Object.entries(textsOf(language));

  it('has every text, in every plural form', () => {
    expect([...basesOf(language)].toSorted()).toEqual([...basesOf('en')].toSorted());
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const plurals = new Set(texts.map(([key]) => key).filter((key) => baseOf(key) !== key));
    const wanted = [...new Set([...plurals].map(baseOf))].flatMap((base) =>
      forms.map((form) => `${base}_${form}`),
    );
    expect([...plurals].toSorted()).toEqual(wanted.toSorted());
  });

  it('takes in the same values as English', () => {
    const english = textsOf('en');
    for (const [key, text] of texts) {
      const source = english[key] ?? english[`${baseOf(key)}_other`] ?? '';
      expect([key, variablesOf(text)]).toEqual([key, variablesOf(source)]);
    }
  });
});
