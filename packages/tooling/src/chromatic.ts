/**
 * Sends the Storybook to Chromatic, for those who have a token; without one it says so and ends well.
 * Settings are in chromatic.config.json, arguments are passed on.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './paths.ts';

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  const chromatic = join(ROOT, 'node_modules/.bin/chromatic');
  const { status } = spawnSync(chromatic, process.argv.slice(2), { cwd: ROOT, stdio: 'inherit' });
  process.exitCode = status ?? 1;
} else {
  console.log('CHROMATIC_PROJECT_TOKEN is not set: nothing is sent to Chromatic.');
  console.log(
    'The pictures in visual/baseline are compared without it: pnpm run test:all pictures',
  );
}
