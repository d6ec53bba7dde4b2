/**
 * Prints which tests prove which row of docs/features.md, from their titles, and fails when a row has
 * none, when one that needs a story has none of that kind, or when a title names a row that is not listed.
 * The tests that docs/asvs.md names have to exist as well.
 * Run it after the tests: then every title has passed.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.ts';
import { idsOf, missingTests, rowsOf, storyRowsOf, titlesOf } from './coverageTitles.ts';

interface Proof {
  kind: string;
  file: string;
  title: string;
}

const KINDS: readonly [kind: string, files: RegExp][] = [
  ['e2e', /^e2e\/.+\.e2e\.ts$/],
  // The main job is one list of tests for all engines.
  ['browsers', /^e2e\/browsers\/mainJob\.ts$/],
  ['story', /^stories\/.+\.stories\.tsx$/],
  ['server', /^packages\/server\/src\/.+\.test\.ts$/],
  ['unit', /^(packages|stories)\/.+\.test\.tsx?$/],
];

const kindOf = (file: string) => KINDS.find(([, files]) => files.test(file))?.[0];

function testFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return [...new Set(listed.split('\0'))].filter((file) => kindOf(file)).toSorted();
}

const document = readFileSync(join(ROOT, 'docs/features.md'), 'utf8');
const rows = rowsOf(document);
const proofs = new Map<string, Proof[]>(rows.map(({ id }) => [id, []]));
const unknown: string[] = [];
const tests = new Set<string>();
for (const file of testFiles()) {
  tests.add(file);
  for (const title of titlesOf(file, readFileSync(join(ROOT, file), 'utf8'))) {
    tests.add(title);
    for (const id of idsOf(title)) {
      const known = proofs.get(id);
      if (known) known.push({ kind: kindOf(file) ?? '', file, title });
      else unknown.push(`${id} in ${file}: ${title}`);
    }
  }
}

for (const { id, summary } of rows) {
  const found = proofs.get(id) ?? [];
  console.log(`\n${id.padEnd(4)}${summary}`);
  for (const { kind, file, title } of found) console.log(`    ${kind.padEnd(9)}${file}: ${title}`);
  if (found.length === 0) console.log('    NO TEST');
}

const missing = rows.filter(({ id }) => proofs.get(id)?.length === 0).map(({ id }) => id);
const storyless = storyRowsOf(document).filter(
  (id) => !proofs.get(id)?.some(({ kind }) => kind === 'story'),
);
const total = [...proofs.values()].reduce((sum, { length }) => sum + length, 0);
console.log(`\n${rows.length - missing.length} of ${rows.length} rows, ${total} titles`);
if (rows.length === 0) console.error('docs/features.md lists no rows');
if (missing.length > 0) console.error(`Rows without a test: ${missing.join(', ')}`);
if (storyless.length > 0) console.error(`Rows without a story: ${storyless.join(', ')}`);
for (const title of unknown) console.error(`No such row: ${title}`);
const untested = missingTests(readFileSync(join(ROOT, 'docs/asvs.md'), 'utf8'), tests);
for (const test of untested)
  console.error(`docs/asvs.md names a test that does not exist: ${test}`);
if (rows.length === 0 || [missing, storyless, unknown, untested].some(({ length }) => length > 0)) {
  process.exitCode = 1;
}
