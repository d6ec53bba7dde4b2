import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { DatabaseOptions } from '../database/open.ts';
import { freePort } from './freePort.ts';

const MAIN = join(import.meta.dirname, '../main.ts');
const START_PATIENCE_MS = 60_000;

/** The real server as a process of its own, which can be ended like one. */
export interface ServerProcess {
  url: string;
  /** Everything it has said so far, on both streams. */
  output(): string;
  /** Ends it as an operator would. */
  stop(): Promise<void>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

export interface ServerProcessOptions {
  place: Pick<DatabaseOptions, 'databaseUrl' | 'dataDir'>;
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
  const { place, port = await freePort(), args = [], env = {} } = options;
  const child = spawn(process.execPath, [MAIN, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.databaseUrl ?? '',
      LOG_LEVEL: 'error',
      RATE_LIMIT: '0',
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      output += text.toString();
    });
  }
  const late = AbortSignal.timeout(START_PATIENCE_MS);
  const gone = once(child, 'exit');
  while (!output.includes('Concierge is at')) {
    await Promise.race([once(child.stdout, 'data', { signal: late }), gone]);
    if (child.exitCode !== null) throw new Error(`The server ended: ${output}`);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    output: () => output,
    stop: () => endWith(child, 'SIGTERM'),
    kill: () => endWith(child, 'SIGKILL'),
  };
}
