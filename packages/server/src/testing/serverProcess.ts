import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { DatabaseLocation } from '../database/open.ts';
import { freePort } from './freePort.ts';

const MAIN = join(import.meta.dirname, '../main.ts');
const START_TIMEOUT_MS = 60_000;

/** The real server in a process of its own. */
export interface ServerProcess {
  url: string;
  pid: number;
  /** Its output so far, on both streams. */
  output(): string;
  /** Ends it by SIGTERM, as an administrator does. */
  stop(): Promise<void>;
  /** Ends it by SIGKILL, as a power cut does. */
  kill(): Promise<void>;
}

export interface ServerProcessOptions {
  location: DatabaseLocation;
  /** A free one unless given. */
  port?: number;
  /** Arguments of the command, e.g. `--demo`. */
  args?: readonly string[];
  /** More settings, by the names of the environment. */
  env?: Readonly<Record<string, string>>;
}

async function endWith(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}

/** Starts `main.ts` on the loopback interface and waits until it serves. */
export async function startServerProcess(options: ServerProcessOptions): Promise<ServerProcess> {
  const { location, port = await freePort(), args = [], env = {} } = options;
  const child = spawn(process.execPath, [MAIN, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: location.dataDir,
      DATABASE_URL: location.databaseUrl ?? '',
      LOG_LEVEL: 'error',
      RATE_LIMIT: '0',
      DEVICE_RATE_LIMIT: '0',
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      output += text.toString();
    });
  }
  const timeout = AbortSignal.timeout(START_TIMEOUT_MS);
  const exited = once(child, 'exit');
  while (!output.includes('Concierge is at')) {
    await Promise.race([once(child.stdout, 'data', { signal: timeout }), exited]);
    if (child.exitCode !== null) throw new Error(`The server ended: ${output}`);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    output: () => output,
    stop: () => endWith(child, 'SIGTERM'),
    kill: () => endWith(child, 'SIGKILL'),
  };
}
