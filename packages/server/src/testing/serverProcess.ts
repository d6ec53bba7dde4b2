import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { DatabaseLocation } from '../database/open.ts';

const MAIN = join(import.meta.dirname, '../main.ts');
const START_TIMEOUT_MS = 60_000;
const ADDRESS = /Concierge is running at (\S+)\n/;

/** The real server in a process of its own. */
export type ServerProcess = Awaited<ReturnType<typeof startServerProcess>>;

export interface ServerProcessOptions {
  location: DatabaseLocation;
  /** One that the system chooses unless given. */
  port?: number;
  /** Arguments of the command, e.g. `--demo`. */
  args?: readonly string[];
  /** More settings, by the names of the environment. */
  env?: Readonly<Record<string, string>>;
}

async function endWith(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  // What it printed last may be read after its exit.
  const closed = once(child, 'close');
  child.kill(signal);
  await closed;
}

/**
 * Starts `main.ts` on the loopback interface and waits until it serves. One that ends before is an error with
 * its exit code and output.
 */
export async function startServerProcess({
  location,
  port = 0,
  args = [],
  env = {},
}: ServerProcessOptions) {
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
  const ended = once(child, 'close').then(() => true);
  let url = ADDRESS.exec(output)?.[1];
  while (url === undefined) {
    const printed = once(child.stdout, 'data', { signal: timeout }).then(() => false);
    if (await Promise.race([printed, ended])) {
      throw new Error(`The server ended with ${child.exitCode}: ${output}`);
    }
    url = ADDRESS.exec(output)?.[1];
  }
  return {
    url,
    pid: child.pid ?? 0,
    /** Its output so far, on both streams. */
    output: () => output,
    /** Its exit code, once it has ended. */
    code: () => child.exitCode,
    /** Ends it by SIGTERM, as an administrator does. */
    stop: () => endWith(child, 'SIGTERM'),
    /** Ends it by SIGKILL, as a power cut does. */
    kill: () => endWith(child, 'SIGKILL'),
  };
}
