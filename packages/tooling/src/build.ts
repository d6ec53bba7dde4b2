/**
 * Builds what the product ships: the ui package, the console and the guest's tablet; with the argument `console` the
 * pages alone, console and tablet, and only those whose sources have changed. The server needs no build: Node runs its TypeScript.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressAssets } from './compress.ts';
import { CONSOLE_DIST, ROOT, TABLET_DIST } from './paths.ts';

interface Pages {
  name: string;
  /** Where its build is written. */
  dist: string;
  /** Remembers what it was built from. */
  stamp: string;
  config: string;
  sources: readonly string[];
}

const SHARED = [
  'packages/ui',
  'packages/client',
  'packages/contract',
  'packages/tooling/src',
  'pnpm-lock.yaml',
];

function pages(name: string, dist: string, config: string): Pages {
  const stamp = join(ROOT, `node_modules/.cache/build-stamp-${name}`);
  return { name, dist, stamp, config, sources: [...SHARED, `packages/${name}`, config] };
}

const CONSOLE = pages('console', CONSOLE_DIST, 'vite.config.ts');
const TABLET = pages('tablet', TABLET_DIST, 'vite.tablet.config.ts');
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

/** A digest of everything that pages are built from: names, sizes and times of the source files. */
async function sourceStamp({ sources }: Pages): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) {
    for await (const file of filesBelow(join(ROOT, source))) {
      const { size, mtimeMs } = await stat(file);
      hash.update(`${file} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

async function run(command: string, args: readonly string[], cwd: string): Promise<void> {
  // A test runner that builds first has another value, and React would be its development build.
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(join(ROOT, 'node_modules/.bin', command), args, {
    cwd,
    env,
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}`);
}

async function isCurrent({ dist, stamp }: Pages, current: string): Promise<boolean> {
  if (!existsSync(join(dist, 'index.html'))) return false;
  return existsSync(stamp) && (await readFile(stamp, 'utf8')) === current;
}

/** Builds pages, which take the ui package's sources. */
async function buildPages(built: Pages, logLevel: 'info' | 'warn' = 'info'): Promise<void> {
  const stamp = await sourceStamp(built);
  await run('vite', ['build', '--config', built.config, '--logLevel', logLevel], ROOT);
  await compressAssets(built.dist);
  await mkdir(join(built.stamp, '..'), { recursive: true });
  await writeFile(built.stamp, stamp);
}

/**
 * Builds the console and the tablet, each unless its sources are those of its last build, with a line for each: their
 * files would bury what comes after.
 */
export async function buildPagesIfChanged(): Promise<void> {
  for (const built of [CONSOLE, TABLET]) {
    if (await isCurrent(built, await sourceStamp(built))) continue;
    console.log(`Building the ${built.name} …`);
    await buildPages(built, 'warn');
  }
}

if (import.meta.main) {
  if (process.argv[2] === 'console') await buildPagesIfChanged();
  else {
    const ui = run('tsdown', [], join(ROOT, 'packages/ui'));
    await Promise.all([ui, buildPages(CONSOLE), buildPages(TABLET)]);
  }
}
