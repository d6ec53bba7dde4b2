import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@concierge/contract/constants';
import { NAMESPACES } from '@concierge/contract/namespaces';
import { DEMO_TEXTS } from '@concierge/server/demo/demoTexts';
import { ROOT } from '@concierge/tooling/paths';

/** Every text of a tree, by its path. */
function leavesOf(tree: object, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'string') return [[`${path}.${key}`, value]];
    return typeof value === 'object' && value !== null ? leavesOf(value, `${path}.${key}`) : [];
  });
}

/** The texts of the console and of the demo hotel in a language, by where they stand. */
function textsOf(language: Language): Map<string, string> {
  const files = NAMESPACES.map((namespace) => {
    const file = join(ROOT, 'packages/console/public/locales', language, `${namespace}.json`);
    return [namespace, JSON.parse(readFileSync(file, 'utf8')) as object];
  });
  return new Map(leavesOf({ ...Object.fromEntries(files), demo: DEMO_TEXTS[language] }));
}

/** What is only said in English: the texts that have other words in this language. */
export function englishTextsBeside(language: Language): ReadonlySet<string> {
  const own = new Set(textsOf(language).values());
  const english = [...textsOf('en').values()].filter((text) => !text.includes('{{'));
  return new Set(english.filter((text) => !own.has(text)));
}
