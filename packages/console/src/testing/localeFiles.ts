import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const LOCALES = join(import.meta.dirname, '../../public/locales');
const TABLET = join(import.meta.dirname, '../../../tablet/src/texts');

/** The texts of one namespace in one language: key to text. */
export type LocaleFile = Map<string, string>;

export function namespacesOf(language: string): string[] {
  return readdirSync(join(LOCALES, language)).map((file) => file.replace(/\.json$/, ''));
}

/**
 * Reads a translation file, of the console or under the name `tablet` that of the tablet. Throws for a duplicate key,
 * and for a value that is no text.
 */
export function readLocale(language: string, namespace: string): LocaleFile {
  const file =
    namespace === 'tablet'
      ? join(TABLET, `${language}.json`)
      : join(LOCALES, language, `${namespace}.json`);
  return textsOf(`${language}/${namespace}`, readFileSync(file, 'utf8'));
}

/** The keys and texts of a translation file's content. */
export function textsOf(name: string, content: string): LocaleFile {
  const texts: LocaleFile = new Map();
  const collect = (values: object, path: readonly string[]) => {
    for (const [key, value] of Object.entries(values) as [string, unknown][]) {
      const place = [...path, key];
      if (typeof value === 'object' && value !== null) collect(value, place);
      else if (typeof value === 'string' && value.trim()) texts.set(place.join('.'), value);
      else throw new Error(`${name}: ${place.join('.')} is no text`);
    }
  };
  collect(JSON.parse(content) as object, []);
  // Of two equal keys JSON.parse keeps the last.
  const written = [...content.matchAll(/": *"/g)].length;
  if (written > texts.size) throw new Error(`${name} has a duplicate key`);
  return texts;
}

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** The key as code names it: without the plural form. */
export function baseKey(key: string, file: LocaleFile): string {
  const base = key.replace(PLURAL, '');
  return base !== key && file.has(`${base}_other`) ? base : key;
}

/** The keys a language must have where English has this one. */
export function expectedKeys(key: string, file: LocaleFile, language: string): string[] {
  const base = baseKey(key, file);
  if (base === key) return [key];
  const rules = new Intl.PluralRules(language);
  // Nothing is counted in fractions, for which languages may have a form of their own.
  const forms = Array.from({ length: 200 }, (_, count) => rules.select(count));
  return [...new Set(forms)].map((form) => `${base}_${form}`);
}

/** The values a text takes in, in order of the alphabet. */
export function variablesOf(text: string): string[] {
  return [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name = '']) => name).toSorted();
}
