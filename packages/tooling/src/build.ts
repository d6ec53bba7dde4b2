/**
 * Builds what the product ships: the ui package, then the console. The server needs no build: Node
 * runs its TypeScript. With `--if-changed` it does nothing while the sources are those of the last
 * build.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { compressAssets } from './compress.ts';
import { CONSOLE_DIST, CONSOLE_SERVER_DIST, ROOT, UI_DIST } from './paths.ts';

const STAMP = join(ROOT, 'node_modules/.cache/build-stamp');
const SOURCES = [
  'packages/ui',
  'packages/console',
  'packages/contract',
  'packages/tooling/src',
  'vite.config.ts',
  'pnpm-lock.yaml',
];
const NOT_SOURCE = new Set(['node_modules', 'dist', 'dist-server', '.vite']);

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

/** A digest of everything the build reads: names, sizes and times of the source files. */
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

function run(command: string, args: readonly string[], cwd: string): void {
  execFileSync(join(ROOT, 'node_modules/.bin', command), args, { cwd, stdio: 'inherit' });
}

async function isCurrent(stamp: string): Promise<boolean> {
  if (!existsSync(join(CONSOLE_DIST, 'index.html'))) return false;
  if (!existsSync(join(CONSOLE_SERVER_DIST, 'entryServer.js'))) return false;
  if (!existsSync(join(UI_DIST, 'index.js'))) return false;
  return existsSync(STAMP) && (await readFile(STAMP, 'utf8')) === stamp;
}

export async function build(options: { ifChanged: boolean }): Promise<void> {
  const stamp = await sourceStamp();
  if (options.ifChanged && (await isCurrent(stamp))) return;
  run('tsdown', [], join(ROOT, 'packages/ui'));
  run('vite', ['build'], ROOT);
  run('vite', ['build', '--ssr', 'src/entryServer.tsx', '--outDir', CONSOLE_SERVER_DIST], ROOT);
  await compressAssets(CONSOLE_DIST);
  await mkdir(join(STAMP, '..'), { recursive: true });
  await writeFile(STAMP, stamp);
}

if (import.meta.main) await build({ ifChanged: process.argv.includes('--if-changed') });
