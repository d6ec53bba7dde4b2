/** Takes the pictures of stories again, of all or of the given story files, and says which files changed. */
import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.ts';
import { BASELINE, DIFF } from './visualFiles.ts';

rmSync(DIFF, { recursive: true, force: true });
const { status } = spawnSync(
  join(ROOT, 'node_modules/.bin/vitest'),
  ['run', '--config', '.storybook/vitest.config.ts', '--update=all', ...process.argv.slice(2)],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, STORY_CHECKS: 'pictures' } },
);
const changed = execFileSync(
  'git',
  ['status', '--short', '--untracked-files=all', '--', BASELINE],
  { cwd: ROOT, encoding: 'utf8' },
);
console.log(changed ? `Look at these before you commit:\n${changed}` : 'No picture changed.');
process.exitCode = status ?? 1;
