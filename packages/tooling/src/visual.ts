/**
 * Compares the pictures of stories, of all or of the named components, and says where the page is that shows what
 * differs: before, now and the difference. With `--update` it takes them again, and says which files changed.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { findBrowser } from './browser.ts';
import { ROOT } from './paths.ts';
import { BASELINE, DIFF, DIFFERENCES } from './visualFiles.ts';

const { values, positionals } = parseArgs({
  options: { update: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const { pinned } = await findBrowser();
if (!pinned) throw new Error('Pictures are compared in the Chromium of the lock file: Linux x64.');

rmSync(DIFF, { recursive: true, force: true });
const { status } = spawnSync(
  join(ROOT, 'node_modules/.bin/vitest'),
  [
    'run',
    '--config=.storybook/vitest.config.ts',
    '--retry=0',
    values.update ? '--update=all' : '--update=none',
    ...positionals.map((name) => (name.includes('/') ? name : `/${name}.stories`)),
  ],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, STORY_CHECKS: 'pictures' } },
);
process.exitCode = status ?? 1;
if (values.update) {
  const changed = execFileSync(
    'git',
    ['status', '--short', '--untracked-files=all', '--', BASELINE],
    { cwd: ROOT, encoding: 'utf8' },
  );
  console.log(changed ? `Look at these before you commit:\n${changed}` : 'No picture changed.');
} else {
  const page = pathToFileURL(join(DIFFERENCES, 'index.html')).href;
  console.log(status === 0 ? 'No picture differs.' : `Before, now and the difference: ${page}`);
}
