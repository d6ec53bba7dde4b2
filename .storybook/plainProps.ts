import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const START = /PropsOver<\s*'\w+',\s*/g;

/** The end of the type that starts at `from`: where its brackets are closed again. */
function endOfType(code: string, from: number): number {
  let depth = 0;
  for (let at = from; at < code.length; at += 1) {
    const sign = code[at];
    if (sign === '>' && code[at - 1] !== '=' && depth === 0) return at;
    if (sign === '{' || sign === '<' || sign === '(') depth += 1;
    else if (sign === '}' || sign === ')' || (sign === '>' && code[at - 1] !== '=')) depth -= 1;
  }
  return -1;
}

/** `PropsOver<'button', Own>` becomes `Own`. */
export function plainProps(code: string): string {
  let result = '';
  let rest = 0;
  for (const match of code.matchAll(START)) {
    const from = match.index + match[0].length;
    const to = endOfType(code, from);
    if (to < 0) continue;
    result += code.slice(rest, match.index) + code.slice(from, to).trim().replace(/,$/, '');
    rest = to + 1;
  }
  return result + code.slice(rest);
}

/**
 * Takes out what tells a reader nothing: `| undefined` of an optional prop, props that are not there, and
 * `readonly` of a list and the brackets around a function, for which the extractor only says `unknown`.
 */
function withoutNoise(code: string): string {
  return code
    .replaceAll(/ \| undefined;$/gm, ';')
    .replaceAll(/: \((\(.*\) => .*)\);$/gm, ': $1;')
    .replaceAll(/^ +\w+\?: never;\n/gm, '')
    .replaceAll(/: readonly (?=[\w([{'"])/g, ': ');
}

/**
 * The extractor of props for the documentation reads types as they are written and knows nothing of our
 * helper. Types are gone at run time, so taking the helper away changes the documentation alone. It is
 * done on loading, since the extractor comes before all other transformations.
 */
export function plainPropsPlugin(): Plugin {
  return {
    name: 'plain-props',
    enforce: 'pre',
    async load(id) {
      const path = id.replace(/\?.*$/, '');
      if (!path.includes('/packages/ui/src/') || !path.endsWith('.tsx')) return undefined;
      this.addWatchFile(path);
      return { code: withoutNoise(plainProps(await readFile(path, 'utf8'))), map: null };
    },
  };
}
