import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './paths.ts';

const MAIN = join(ROOT, 'packages/server/src/main.ts');

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || address === null) throw new Error('There is no free port');
  return address.port;
}

/** The demo project on the real server, with what was built. */
async function startServer(dataDir: string): Promise<{ url: string; child: ChildProcess }> {
  const port = await freePort();
  const child = spawn(process.execPath, [MAIN, '--demo'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: String(port),
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
  while (!output.includes('Concierge is at')) {
    await Promise.race([once(child.stdout, 'data'), ended]);
    if (child.exitCode !== null) throw new Error(`The server ended: ${output}`);
  }
  return { url: `http://127.0.0.1:${port}`, child };
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
