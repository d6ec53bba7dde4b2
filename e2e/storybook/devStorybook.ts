import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@concierge/tooling/freePort';
import { ROOT } from '@concierge/tooling/paths';

interface DevStorybook extends AsyncDisposable {
  /** With a slash at its end. */
  url: string;
}

/** Starts the Storybook as `pnpm run storybook` does, on a free port. @throws when it ends instead of serving */
export async function startDevStorybook(): Promise<DevStorybook> {
  const port = await freePort();
  const child = spawn(
    join(ROOT, 'node_modules/.bin/storybook'),
    ['dev', '--port', String(port), '--host', '127.0.0.1', '--ci', '--quiet'],
    { cwd: ROOT, stdio: 'ignore', detached: true },
  );
  const url = `http://127.0.0.1:${port}/`;
  const serves = () =>
    fetch(`${url}index.json`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await serves())) {
    if (child.exitCode !== null) throw new Error(`storybook dev ended with ${child.exitCode}`);
    await wait(250);
  }
  return {
    url,
    async [Symbol.asyncDispose]() {
      if (child.exitCode !== null || !child.pid) return;
      const ended = once(child, 'exit');
      process.kill(-child.pid);
      await ended;
    },
  };
}
