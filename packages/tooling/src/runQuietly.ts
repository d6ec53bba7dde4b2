import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.ts';

/** Runs a tool of this repository, its output only shown when it fails. */
export function runTool(name: string, args: readonly string[], cwd: string = ROOT): string {
  return runQuietly(join(ROOT, 'node_modules/.bin', name), args, cwd);
}

/** @throws with the whole output when the command fails */
export function runQuietly(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  return stdout;
}

/** The same beside other work. */
export function runBeside(
  command: string,
  args: readonly string[],
  cwd: string,
  env: Record<string, string> = {},
): Promise<string> {
  const options = { cwd, env: { ...process.env, ...env }, maxBuffer: 64 * 1024 * 1024 };
  return new Promise((resolve, reject) => {
    execFile(command, [...args], options, (error, stdout, stderr) => {
      if (!error) resolve(stdout);
      else reject(new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`));
    });
  });
}

/** pnpm is on the PATH inside package scripts; outside them npx brings the version we name. */
export function pnpm(args: readonly string[], cwd: string): string {
  const inScript = spawnSync('pnpm', ['--version']).status === 0;
  if (inScript) return runQuietly('pnpm', args, cwd);
  const manifest = readFileSync(join(ROOT, 'package.json'), 'utf8');
  const { packageManager } = JSON.parse(manifest) as { packageManager: string };
  return runQuietly('npx', ['-y', packageManager, ...args], cwd);
}
