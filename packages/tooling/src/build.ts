/**
 * Builds what the product ships: the ui package and the console, side by side; with the argument `console` the
 * console alone, and only if its sources have changed. The server needs no build: Node runs its TypeScript.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressAssets } from './compress.ts';
import { CONSOLE_DIST, ROOT } from './paths.ts';

const STAMP = join(ROOT, 'node_modules/.cache/build-stamp');
const SOURCES = [
  'packages/ui',
  'packages/console',
  'packages/contract',
  'packages/tooling/src',
  'vite.config.ts',
  'pnpm-lock.yaml',
];
const NOT_SOURCE = new Set(['node_modules', 'dist', '.vite']);

async function* filesBelow(path: string): AsyncGenerator<string> {
  if ((await stat(path)).isFile()) {
    yield path;
    return;
  }
  const entries = await readdir(path, { withFileTypes: true });
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (!NOT_SOURCE.has(entry.name)) yield* filesBelow(join(path, entry.name));
  }
}

/** A digest of everything the console is built from: names, sizes and times of the source files. */
async function sourceStamp(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for await (const file of filesBelow(join(ROOT, source))) {
      const { size, mtimeMs } = await stat(file);
      hash.update(`${file} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

async function run(command: string, args: readonly string[], cwd: string): Promise<void> {
  const child = spawn(join(ROOT, 'node_modules/.bin', command), args, { cwd, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}`);
}

async function isCurrent(stamp: string): Promise<boolean> {
  if (!existsSync(join(CONSOLE_DIST, 'index.html'))) return false;
  return existsSync(STAMP) && (await readFile(STAMP, 'utf8')) === stamp;
}

/** Builds the console, which takes the ui package's sources. */
async function buildConsole(): Promise<void> {
  const stamp = await sourceStamp();
  await run('vite', ['build'], ROOT);
  await compressAssets(CONSOLE_DIST);
  await mkdir(join(STAMP, '..'), { recursive: true });
  await writeFile(STAMP, stamp);
}

/** Builds the console unless its sources are those of the last build. */
export async function buildConsoleIfChanged(): Promise<void> {
  if (!(await isCurrent(await sourceStamp()))) await buildConsole();
}

if (import.meta.main) {
  if (process.argv[2] === 'console') await buildConsoleIfChanged();
  else await Promise.all([run('tsdown', [], join(ROOT, 'packages/ui')), buildConsole()]);
}
