import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { ROOT } from './paths.ts';

const PAGE = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');
const PACKAGES = ['client', 'console', 'contract', 'server', 'tablet', 'tooling', 'ui'];

/** The place of a path of the page: `server/live/hub.ts` stands for `packages/server/src/live/hub.ts`. */
function placeOf(path: string): string | undefined {
  const [name = '', ...rest] = path.split('/');
  const folder = join(ROOT, 'packages', name);
  return [join(folder, 'src', ...rest), join(folder, ...rest)].find((place) => existsSync(place));
}

/** Paths in backticks, each of `{a,b}` and without `*`, which begin with the name of a package. */
function pathsOf(text: string): string[] {
  return [...text.matchAll(/`(\w+\/[^`*]+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => PACKAGES.includes(path.split('/')[0] ?? ''));
}

interface Row {
  file: string;
  names: string[];
}

/** Numbered rows that begin with a file, and the names in backticks of each. */
const rowsOf = (text: string): Row[] =>
  [...text.matchAll(/^\d+\. `([^`]+\.tsx?)`: (.*)$/gm)].map(([, file = '', does = '']) => ({
    file,
    names: [...does.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  }));

/** The names that a module exports itself. */
function exportsOf(file: string): string[] {
  const place = placeOf(file) ?? file;
  const { module } = parseSync(place, readFileSync(place, 'utf8'));
  return module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName }) => exportName.name ?? []),
  );
}

describe.each([
  ['docs/architecture.md', PAGE, 'three flows', 30],
  ['CONTRIBUTING.md', readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8'), 'six recipes', 15],
])('%s', (_document, text, what, length) => {
  const rows = rowsOf(text);

  it.each(pathsOf(text))('names a file or folder that exists: %s', (path) => {
    expect(placeOf(path)).toBeDefined();
  });

  it(`has ${what}`, () => {
    expect(rows.filter(({ names }) => names.length > 0).length).toBeGreaterThan(length);
  });

  it.each(rows)('names what $file exports', ({ file, names }) => {
    expect(exportsOf(file)).toEqual(expect.arrayContaining(names));
  });
});
