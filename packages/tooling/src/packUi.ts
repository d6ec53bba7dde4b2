import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.ts';

export const UI: string = join(ROOT, 'packages/ui');

export interface PackedUi {
  tarball: string;
  /** The unpacked tarball: what a product gets. */
  folder: string;
}

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

/** pnpm is on the PATH inside package scripts; outside them npx brings the version we name. */
function pnpm(args: readonly string[], cwd: string): string {
  const inScript = spawnSync('pnpm', ['--version']).status === 0;
  if (inScript) return runQuietly('pnpm', args, cwd);
  const manifest = readFileSync(join(ROOT, 'package.json'), 'utf8');
  const { packageManager } = JSON.parse(manifest) as { packageManager: string };
  return runQuietly('npx', ['-y', packageManager, ...args], cwd);
}

/** Builds the ui package and packs it as it would be published: pnpm applies `publishConfig`. */
export function packUi(into: string): PackedUi {
  runTool('tsdown', ['--log-level', 'error'], UI);
  mkdirSync(into, { recursive: true });
  pnpm(['pack', '--pack-destination', into], UI);
  const name = readdirSync(into).find((file) => file.endsWith('.tgz'));
  if (!name) throw new Error('pnpm pack left no tarball');
  const tarball = join(into, name);
  execFileSync('tar', ['-xzf', tarball, '-C', into]);
  return { tarball, folder: join(into, 'package') };
}

/** The entries a product may import: `.` and one per component, without plain files. */
export function codeEntries(folder: string): [entry: string, target: EntryFiles][] {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string | EntryFiles>;
  };
  return Object.entries(exports).filter(
    (entry): entry is [string, EntryFiles] => typeof entry[1] === 'object',
  );
}

export interface EntryFiles {
  types: string;
  default: string;
}
