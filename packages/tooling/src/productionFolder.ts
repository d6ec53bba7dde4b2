/**
 * `build:production --to FOLDER`: writes what a production machine needs and nothing else: the built console and tablet, the
 * server with its own dependencies, the pinned Node, and what that has compiled, so that the server starts sooner.
 * The folder is replaced as a whole.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { buildPagesIfChanged } from './build.ts';
import { ROOT } from './paths.ts';
import { pnpm } from './runQuietly.ts';

const MANIFESTS = [
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  '.pnpmfile.mjs',
  'LICENSE',
];
const PACKAGES = ['server', 'contract'];
const SERVER = 'packages/server/src/main.ts';

const isForTests = (path: string) => /\.test\.ts$|\/src\/testing$/.test(path);

async function copyInto(folder: string): Promise<void> {
  await mkdir(join(folder, 'bin'), { recursive: true });
  for (const file of MANIFESTS) await cp(join(ROOT, file), join(folder, file));
  for (const name of PACKAGES) {
    for (const part of ['package.json', 'src']) {
      const path = join('packages', name, part);
      const filter = (from: string) => !isForTests(from);
      await cp(join(ROOT, path), join(folder, path), { recursive: true, filter });
    }
  }
  for (const built of ['packages/console/dist', 'packages/tablet/dist']) {
    await cp(join(ROOT, built), join(folder, built), { recursive: true });
  }
  await cp(process.execPath, join(folder, 'bin/node'));
}

/** Lets Node compile every module of the server, into `cache`; the folder may move afterward. */
function compileModules(folder: string): void {
  const app = `import(${JSON.stringify(pathToFileURL(join(folder, 'packages/server/src/app.ts')))})`;
  const env = {
    ...process.env,
    NODE_COMPILE_CACHE: join(folder, 'cache'),
    NODE_COMPILE_CACHE_PORTABLE: '1',
  };
  execFileSync(join(folder, 'bin/node'), ['--eval', app], { cwd: folder, env });
}

/**
 * Writes the folder beside its place and renames it, so that a build that fails changes nothing.
 * @throws when there is something else in its place
 */
export async function writeProductionFolder(to: string): Promise<void> {
  if (existsSync(to) && !existsSync(join(to, SERVER))) {
    throw new Error(`${to} exists and is no folder of this command. Nothing was written.`);
  }
  const beside = (suffix: string) => join(dirname(to), `.${basename(to)}.${suffix}`);
  const written = beside('new');
  const former = beside('former');
  await Promise.all([written, former].map((path) => rm(path, { recursive: true, force: true })));
  await buildPagesIfChanged();
  await copyInto(written);
  const only = ['--filter', '@concierge/server...'];
  // Optional is Node, which is in `bin`, and nothing that the server uses.
  pnpm(
    ['install', '--prod', '--no-optional', '--frozen-lockfile', '--prefer-offline', ...only],
    written,
  );
  compileModules(written);
  if (existsSync(to)) await rename(to, former);
  await rename(written, to);
  await rm(former, { recursive: true, force: true });
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  if (!values.to) throw new Error('--to is missing: the folder to write');
  const to = resolve(values.to);
  await writeProductionFolder(to);
  console.log(`Written: ${to}`);
}
