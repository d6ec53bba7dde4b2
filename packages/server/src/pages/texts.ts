import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Texts } from '@concierge/contract/bootData';
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '@concierge/contract/constants';
import type { Namespace } from '@concierge/contract/namespaces';

/** The language of the console that a code such as `cs-CZ` names. */
export function languageIn(text: string | undefined): Language | undefined {
  const code = text
    ?.trim()
    .replace(/[-_].*$/, '')
    .toLowerCase();
  return LANGUAGES.find((known) => known === code);
}

/** What an `Accept-Language` header asks for, the most wanted first. */
export function languagesIn(header = ''): Language[] {
  const wanted = header.split(',').map((entry) => {
    const [code, quality] = entry.split(/;\s*q=/i);
    return { language: languageIn(code), quality: Number(quality ?? 1) };
  });
  return wanted
    .toSorted((one, other) => other.quality - one.quality)
    .flatMap(({ language, quality }) => (language && quality > 0 ? language : []));
}

export type ReadTexts = (language: Language, names: readonly Namespace[]) => Texts;

/** All texts of the console's build, read once. */
export function readTexts(root: string): ReadTexts {
  const files = new Map<string, object>();
  const read = (language: Language, name: Namespace): object => {
    const file = join(root, 'locales', language, `${name}.json`);
    const known = files.get(file);
    if (known || !existsSync(file)) return known ?? {};
    const texts = JSON.parse(readFileSync(file, 'utf8')) as object;
    files.set(file, texts);
    return texts;
  };
  return (language, names) =>
    Object.fromEntries(
      [...new Set([language, FALLBACK_LANGUAGE])].map((code) => [
        code,
        Object.fromEntries(names.map((name) => [name, read(code, name)])),
      ]),
    );
}
