/**
 * Prints which tests name which row of docs/features.md, and fails when a row has none, when one that needs a story
 * has none of that kind, when a title names a row that is not listed, or when docs/asvs.md names a test that does not
 * exist. Run it after the tests: then every title has passed.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.ts';

/** The main job of `e2e/browsers` is one list of tests for all engines. */
const TESTS = /^(e2e\/.+\.e2e|e2e\/browsers\/mainJob|stories\/.+\.stories|.+\.test)\.tsx?$/;
const STORIES = /\.stories\.tsx$/;
const ROW = /^\| ([A-Z]\d{1,2}) +\| (.+?) +\|$/gm;
const STORY_ROWS = /^Rows that need a story as well: ([^.]+)\./m;
/** A title of a test or a group that begins with one row or several. */
const TITLE = /\(\s*['"`]((?:[A-Z]\d{1,2} )+)(.+?)['"`][,)]/g;
/** Rows in a comment above a story, and its name. Designers read the titles of its steps. */
const STORY =
  /^\/\/ ((?:[A-Z]\d{1,2} ?)+)\n(?:\/\*\*.+?\*\/\n)?(?:export )?(?:async )?\w+ (\w+)/gms;
const IDS = /\b[A-Z]\d{1,2}\b/g;

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const document = read('docs/features.md');
const rows = [...document.matchAll(ROW)].map(([, id = '', summary = '']) => ({ id, summary }));
const needStory = [...(STORY_ROWS.exec(document)?.[1] ?? '').matchAll(IDS)].map(([id]) => id);
if (rows.length === 0 || needStory.length === 0) throw new Error('docs/features.md lists no rows');

const proofs = new Map<string, string[]>(rows.map(({ id }) => [id, []]));
const problems: string[] = [];
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
});
const tests = new Map(
  [...new Set(files.split('\n'))]
    .filter((file) => TESTS.test(file))
    .map((file) => [file, read(file)]),
);
for (const [file, code] of tests) {
  const pattern = STORIES.test(file) ? STORY : TITLE;
  for (const [, ids = '', title = ''] of code.matchAll(pattern)) {
    for (const id of ids.trim().split(' ')) {
      const found = proofs.get(id);
      if (found) found.push(`${file}: ${title}`);
      else problems.push(`No such row: ${id} in ${file}: ${title}`);
    }
  }
}

for (const { id, summary } of rows) {
  const found = proofs.get(id) ?? [];
  console.log(`\n${id.padEnd(4)}${summary}`);
  for (const proof of found) console.log(`    ${proof}`);
  if (found.length === 0) problems.push(`Row without a test: ${id}`);
  const inStory = found.some((proof) => STORIES.test(proof.split(': ')[0] ?? ''));
  if (needStory.includes(id) && !inStory) problems.push(`Row without a story: ${id}`);
}
const allTests = [...tests].flat().join('\n');
for (const [line] of read('docs/asvs.md').matchAll(/^\| V.+$/gm)) {
  for (const [, test = ''] of line.matchAll(/`([^`]+)`/g)) {
    if (!allTests.includes(test)) problems.push(`docs/asvs.md names no test: ${test}`);
  }
}

console.log(`\n${rows.length} rows, ${[...proofs.values()].flat().length} titles`);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
