import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { DatabaseLocation } from '../database/open.ts';

const CLI = join(import.meta.dirname, '../cli/main.ts');
const TIMEOUT_MS = 60_000;

/** How a command ended. */
export interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

/** What a thread is asked to run. */
export interface CliCall {
  id: number;
  args: readonly string[];
  env: Readonly<Record<string, string | undefined>>;
}

type Settings = Readonly<Record<string, string>>;

const envOf = ({ dataDir, databaseUrl }: DatabaseLocation) => ({
  ...process.env,
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl ?? '',
  // Another server may run on this machine.
  PORT: '0',
});

const waiting = new Map<number, PromiseWithResolvers<Outcome>>();
let thread: Worker | undefined;
let calls = 0;

function startThread(): Worker {
  const started = new Worker(join(import.meta.dirname, 'cliThread.ts'));
  started.on('message', ({ id, outcome }: { id: number; outcome: Outcome }) => {
    waiting.get(id)?.resolve(outcome);
    waiting.delete(id);
  });
  started.on('error', (error) => {
    thread = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  });
  // It ends with the tests.
  started.unref();
  return started;
}

/**
 * Runs a command on this database: in a thread of its own, since SQLite blocks the one it is called in, and one for
 * all commands, since loading their code takes longer than most of them.
 */
export function runCli(location: DatabaseLocation, ...args: readonly string[]): Promise<Outcome> {
  return runCliWith(envOf(location), ...args);
}

/** Runs a command with these settings only, by the names of the environment. */
export function runCliWith(env: Settings, ...args: readonly string[]): Promise<Outcome> {
  const outcome = Promise.withResolvers<Outcome>();
  const id = (calls += 1);
  waiting.set(id, outcome);
  thread ??= startThread();
  thread.postMessage({ id, args, env } satisfies CliCall);
  return outcome.promise;
}

/** Runs the command line in a process of its own, on this database. */
export function runCliProcess(
  location: DatabaseLocation,
  ...args: readonly string[]
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [CLI, ...args],
      { env: envOf(location), timeout: TIMEOUT_MS },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    );
  });
}
