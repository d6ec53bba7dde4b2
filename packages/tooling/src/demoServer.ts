import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './paths.ts';

const MAIN = join(ROOT, 'packages/server/src/main.ts');

const ADDRESS = /Concierge is at (\S+)\n/;

/** The demo project on the real server, with what was built. */
async function startServer(dataDir: string): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn(process.execPath, [MAIN, '--demo'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      LOG_LEVEL: 'error',
    },
  });
  let output = '';
  // It is read on to the end: the server prints more than its address.
  child.stdout.on('data', (text) => {
    output += String(text);
  });
  const ended = once(child, 'exit');
  let url = ADDRESS.exec(output)?.[1];
  while (url === undefined) {
    await Promise.race([once(child.stdout, 'data'), ended]);
    if (child.exitCode !== null) throw new Error(`The server ended: ${output}`);
    url = ADDRESS.exec(output)?.[1];
  }
  return { url, child };
}

/** Runs `action` with the address of such a server, and ends it. */
export async function withDemoServer<Answer>(
  action: (url: string) => Promise<Answer>,
): Promise<Answer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'concierge-loads-'));
  const server = await startServer(dataDir);
  try {
    return await action(server.url);
  } finally {
    const gone = once(server.child, 'exit');
    server.child.kill();
    await gone;
    await rm(dataDir, { recursive: true, force: true });
  }
}
