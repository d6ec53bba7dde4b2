import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { runCommand } from '../cli/runCommand.ts';
import type { DatabaseLocation } from '../database/open.ts';

const CLI = join(import.meta.dirname, '../cli/main.ts');
const TIMEOUT_MS = 60_000;

/** How a command ended. */
export interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

const envOf = ({ dataDir, databaseUrl }: DatabaseLocation) => ({
  ...process.env,
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl ?? '',
  // Another server may run on this machine.
  PORT: '0',
});

/** Runs a command with these settings only, by the names of the environment. */
export async function runCliWith(
  env: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<Outcome> {
  const outcome = { code: 0, stdout: '', stderr: '' };
  outcome.code = await runCommand(args, {
    env,
    cwd: process.cwd(),
    print: (line) => (outcome.stdout += `${line}\n`),
    printError: (line) => (outcome.stderr += `${line}\n`),
    readLine: async () => '',
  });
  return outcome;
}

/** Runs a command on this database. */
export const runCli = (location: DatabaseLocation, ...args: readonly string[]): Promise<Outcome> =>
  runCliWith(envOf(location), ...args);

/** Runs the command line in a process of its own, on this database, with nothing or a text as its standard input. */
export function runCliProcess(
  location: DatabaseLocation,
  args: readonly string[],
  input = '',
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [CLI, ...args],
      { env: envOf(location), timeout: TIMEOUT_MS },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    );
    child.stdin?.end(input);
  });
}

/** Runs the command line in a process whose output is closed before it writes, as by `| head`. */
export async function runUnread(location: DatabaseLocation, args: readonly string[]) {
  const child = spawn(process.execPath, [CLI, ...args], { env: envOf(location) });
  child.stdout.destroy();
  const [stderr] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { exit: child.exitCode, stderr };
}
