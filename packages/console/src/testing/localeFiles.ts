import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';

const LOCALES = join(import.meta.dirname, '../../public/locales');
const TABLET = join(import.meta.dirname, '../../../tablet/src/texts');

/** The texts of one namespace in one language: key to text. */
export type LocaleFile = Map<string, string>;

export function namespacesOf(language: string): string[] {
  return readdirSync(join(LOCALES, language)).map((file) => file.replace(/\.json$/, ''));
}

/** Reads a translation file. Throws for a duplicate key, and for a value that is no text. */
export function readLocale(language: string, namespace: string): LocaleFile {
  const name = `${language}/${namespace}.json`;
  return textsOf(name, readFileSync(join(LOCALES, name), 'utf8'));
}

/** The texts of the tablet in one language. */
export function readTabletTexts(language: string): LocaleFile {
  const name = `${language}.json`;
  return textsOf(name, readFileSync(join(TABLET, name), 'utf8'));
}

/** The keys and texts of a translation file's content. */
export function textsOf(name: string, content: string): LocaleFile {
  JSON.parse(content);
  // JSON.parse keeps the last of two equal keys, so the text itself is read as an expression.
  const { program } = parseSync('locale.js', `(${content})`);
  const [statement] = program.body;
  const texts: LocaleFile = new Map();
  if (statement?.type !== 'ExpressionStatement') throw new Error(`${name} is empty`);
  collect(statement.expression, []);
  return texts;

  function collect(value: unknown, path: readonly string[]): void {
    const node = value as {
      type: string;
      value?: unknown;
      expression?: unknown;
      properties?: { key: { value: string }; value: unknown }[];
    };
    if (node.type === 'ParenthesizedExpression') return collect(node.expression, path);
    if (node.type === 'ObjectExpression') {
      const seen = new Set<string>();
      for (const property of node.properties ?? []) {
        const key = property.key.value;
        if (seen.has(key)) throw new Error(`${name}: ${[...path, key].join('.')} is a duplicate`);
        seen.add(key);
        collect(property.value, [...path, key]);
      }
      return undefined;
    }
    if (typeof node.value !== 'string' || node.value.trim() === '') {
      throw new Error(`${name}: ${path.join('.')} is no text`);
    }
    texts.set(path.join('.'), node.value);
    return undefined;
  }
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
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return pluralCategories.map((category) => `${base}_${category}`);
}

/** The values a text takes in, in order of the alphabet. */
export function variablesOf(text: string): string[] {
  return [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name = '']) => name).toSorted();
}
