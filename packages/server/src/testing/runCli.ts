import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { DatabaseLocation } from '../database/open.ts';

const CLI = join(import.meta.dirname, '../cli/main.ts');
const TIMEOUT_MS = 60_000;

/** How a command ended. */
export interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs the command line in a process of its own, on this database. */
export function runCli(location: DatabaseLocation, ...args: readonly string[]): Promise<Outcome> {
  const env = {
    ...process.env,
    DATA_DIR: location.dataDir,
    DATABASE_URL: location.databaseUrl ?? '',
  };
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [CLI, ...args],
      { env, timeout: TIMEOUT_MS },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    );
  });
}
