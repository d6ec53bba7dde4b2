/**
 * Looks after the pictures of stories. `review` writes a page with every change of the last run;
 * `update [story files…]` draws them anew and says which files changed.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './paths.ts';
import { BASELINE, changesOf, DIFF, namesIn, reviewPage } from './visualFiles.ts';
import { shrinkPictures } from './visualShrink.ts';

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

function drawnSince(start: number): string[] {
  const files = namesIn(BASELINE).map((name) => join(BASELINE, `${name}.png`));
  return files.filter((file) => statSync(file).mtimeMs >= start);
}

async function update(files: readonly string[]): Promise<void> {
  rmSync(DIFF, { recursive: true, force: true });
  const start = Date.now();
  const args = ['run', '--config', '.storybook/vitest.config.ts', '--update=all'];
  const vitest = join(ROOT, 'node_modules/.bin/vitest');
  const env = { ...process.env, VISUAL: '1', AXE: '0' };
  const { status } = spawnSync(vitest, [...args, ...files], { cwd: ROOT, stdio: 'inherit', env });
  const saved = await shrinkPictures(drawnSince(start));
  if (saved > 0) console.log(`Packed the new pictures ${Math.round(saved / 1000)} kB smaller.`);
  const changed = pictureStatus();
  console.log(changed ? `Look at these before you commit:\n${changed}` : 'No picture changed.');
  process.exitCode = status ?? 1;
}

const [command, ...files] = process.argv.slice(2);
if (command === 'review') review();
else if (command === 'update') await update(files);
else throw new Error('visual.ts review | update [story files…]');
