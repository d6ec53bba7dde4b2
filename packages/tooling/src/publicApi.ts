/**
 * The public API of the ui package as text: every name per entry, then every declaration a product's
 * compiler can reach, without comments. It is read from the packed tarball and compared with the
 * committed snapshot, so that a change to it is meant. `--update` writes the snapshot.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'oxc-parser';
import { codeEntries, packUi, UI } from './packUi.ts';

export const API_SNAPSHOT: string = join(UI, 'api.snapshot.txt');

/** What a module exports, in the order of the alphabet. @throws when it exports names it does not write out */
export function exportedNames(file: string, source: string): string[] {
  const entries = parseSync(file, source).module.staticExports.flatMap((item) => item.entries);
  const names = entries.map(({ exportName }) => exportName.name);
  if (names.includes(null)) throw new Error(`${file}: every name has to be written out`);
  return names.filter((name) => name !== null).toSorted();
}

/** A declaration file without comments and empty lines. */
export function withoutComments(file: string, source: string): string {
  const { comments } = parseSync(file, source);
  let text = '';
  let at = 0;
  for (const { start, end } of comments) {
    text += source.slice(at, start);
    at = end;
  }
  text += source.slice(at);
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .join('\n');
}

/** The relative modules a declaration file imports or re-exports, as files. */
function neighbours(file: string, source: string): string[] {
  const { module } = parseSync(file, source);
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
    ),
  ];
  return specifiers
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => join(dirname(file), specifier.replace(/\.js$/, '.d.ts')));
}

function reachable(roots: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  const waiting = [...roots];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    const source = readFileSync(file, 'utf8');
    found.set(file, source);
    waiting.push(...neighbours(file, source));
  }
  return found;
}

function namesOf(folder: string, entry: string, types: string, code: string): string {
  const read = (path: string) => exportedNames(path, readFileSync(join(folder, path), 'utf8'));
  const values = read(code);
  const typed = read(types);
  const untyped = values.filter((name) => !typed.includes(name));
  if (untyped.length > 0) throw new Error(`${entry} exports without types: ${untyped.join(', ')}`);
  const lines = typed.map((name) => `  ${values.includes(name) ? 'value' : 'type '} ${name}`);
  return [entry, ...lines].join('\n');
}

/** The snapshot's text for an unpacked package. */
export function publicApi(folder: string): string {
  const entries = codeEntries(folder);
  const names = entries.map(([entry, files]) => namesOf(folder, entry, files.types, files.default));
  const files = reachable(entries.map(([, { types }]) => join(folder, types)));
  const declarations = [...files]
    .map(([file, source]) => [relative(join(folder, 'dist'), file), source] as const)
    .filter(([name]) => !name.endsWith('index.d.ts'))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, source]) => `// ${name}\n${withoutComments(name, source)}`);
  return `# Names\n\n${names.join('\n')}\n\n# Declarations\n\n${declarations.join('\n\n')}\n`;
}

/** @throws with the difference when the package's API is not the committed one */
export function checkPublicApi(folder: string): void {
  const actual = join(folder, 'api.actual.txt');
  writeFileSync(actual, publicApi(folder));
  const args = ['diff', '--no-index', '--no-color', '--unified=2', '--', API_SNAPSHOT, actual];
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  if (status === 0) return;
  throw new Error(
    `The public API changed:\n${stdout}${stderr}\nIf that is meant: pnpm run api:update, and a changeset.`,
  );
}

async function main(update: boolean): Promise<void> {
  const work = await mkdtemp(join(tmpdir(), 'ui-api-'));
  try {
    const { folder } = packUi(work);
    if (update) writeFileSync(API_SNAPSHOT, publicApi(folder));
    else checkPublicApi(folder);
    console.log(
      update ? 'The snapshot of the public API is written.' : 'The public API is as it was.',
    );
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

if (import.meta.main) await main(process.argv.includes('--update'));
