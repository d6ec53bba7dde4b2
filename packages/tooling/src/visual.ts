/**
 * Looks after the pictures of stories. `review` writes a page with every change of the last run;
 * `update [story files…]` takes their pictures again and says which files changed.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './paths.ts';
import { BASELINE, changesOf, DIFF, namesIn, reviewPage } from './visualFiles.ts';

function review(): void {
  const changes = changesOf(namesIn(DIFF));
  if (changes.length === 0) {
    console.log('The last run saw no change.');
    return;
  }
  const page = join(DIFF, 'index.html');
  mkdirSync(DIFF, { recursive: true });
  writeFileSync(page, reviewPage(changes, namesIn(BASELINE)));
  for (const { story } of changes) console.log(`  ${story}`);
  console.log(`${changes.length} changed. Look at them: ${pathToFileURL(page).href}`);
}

/** What git says of the committed pictures: `M visual/baseline/….png`. */
function pictureStatus(): string {
  const args = ['status', '--short', '--untracked-files=all', '--', BASELINE];
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' });
}

function update(files: readonly string[]): void {
  rmSync(DIFF, { recursive: true, force: true });
  const args = ['run', '--config', '.storybook/vitest.config.ts', '--update=all'];
  const vitest = join(ROOT, 'node_modules/.bin/vitest');
  const env = { ...process.env, AXE: '0' };
  const { status } = spawnSync(vitest, [...args, ...files], { cwd: ROOT, stdio: 'inherit', env });
  const changed = pictureStatus();
  console.log(changed ? `Look at these before you commit:\n${changed}` : 'No picture changed.');
  process.exitCode = status ?? 1;
}

const [command, ...files] = process.argv.slice(2);
if (command === 'review') review();
else if (command === 'update') update(files);
else throw new Error('visual.ts review | update [story files…]');
