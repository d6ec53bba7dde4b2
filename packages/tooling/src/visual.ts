/**
 * Looks after the pictures of stories. `review` shows every change of the last run, to be accepted one by one;
 * `update [story files…]` takes their pictures again and says which files changed.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openInBrowser } from './openInBrowser.ts';
import { ROOT } from './paths.ts';
import { BASELINE, changesOf, DIFF, namesIn } from './visualFiles.ts';
import { type Folders, writeReview } from './visualReview/page.ts';
import { serveReview } from './visualReview/server.ts';

const folders: Folders = { baseline: BASELINE, diff: DIFF };

/** Serves the page until it is stopped; without a terminal it leaves the page as a file. */
async function review(): Promise<void> {
  const path = writeReview(folders);
  if (!path) {
    console.log('The last run saw no change.');
    return;
  }
  for (const { story } of changesOf(namesIn(DIFF))) console.log(`  ${story}`);
  if (process.env.CI || !process.stdout.isTTY) {
    console.log(`Look at them: ${pathToFileURL(path).href}`);
    return;
  }
  const server = await serveReview(folders);
  console.log(`Look at them and accept those that are right: ${server.url}  (Ctrl+C ends)`);
  openInBrowser(server.url);
  await once(process, 'SIGINT');
  await server.stop();
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
  const env = { ...process.env, STORY_CHECKS: 'pictures' };
  const { status } = spawnSync(vitest, [...args, ...files], { cwd: ROOT, stdio: 'inherit', env });
  const changed = pictureStatus();
  console.log(changed ? `Look at these before you commit:\n${changed}` : 'No picture changed.');
  process.exitCode = status ?? 1;
}

const [command, ...files] = process.argv.slice(2);
if (command === 'review') await review();
else if (command === 'update') update(files);
else throw new Error('visual.ts review | update [story files…]');
