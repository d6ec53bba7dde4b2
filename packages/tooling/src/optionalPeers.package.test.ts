import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { preview } from 'vite';
import { findBrowser, launchArgs } from './browser.ts';
import { guideExamples } from './documentCode.ts';
import { freePort } from './freePort.ts';
import { ROOT } from './paths.ts';
import { writeDocuments, writeExamples } from './productCode.ts';
import { runBeside } from './runQuietly.ts';

/** Entries that need optional packages, as docs/install.md says. */
const NEEDS_MORE = /ui\/(Toaster|concierge\/(forms|ConfirmPasswordModal|(?!Login)\w+Form))'/;
/** Everything else is shown. */
const examples = new Map([...guideExamples()].filter(([, code]) => !NEEDS_MORE.test(code)));

let work: string;
beforeAll(async () => (work = await mkdtemp(join(tmpdir(), 'ui-without-peers-'))));
afterAll(() => rm(work, { recursive: true, force: true }));

it('Q22 a product without the optional packages installs silently, compiles, builds and renders what needs none', async () => {
  const { tarball, folder } = inject('packed');
  const app = join(work, 'app');
  await cp(join(ROOT, 'examples/product'), app, { recursive: true });
  await writeDocuments(app, ['beside-other-css.md']);
  await writeExamples(app, examples);

  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    peerDependenciesMeta: object;
  };
  const optional = Object.keys(manifest.peerDependenciesMeta);
  const without = ['next', ...optional].map((name) => `dependencies.${name}`);
  await runBeside('npm', ['pkg', 'delete', ...without], app);
  const install = ['install', '--no-audit', '--no-fund', '--prefer-offline', tarball];
  const { stderr } = spawnSync('npm', install, { cwd: app, encoding: 'utf8' });
  expect(stderr).not.toMatch(/warn|err/i);
  expect(optional.filter((name) => existsSync(join(app, 'node_modules', name)))).toEqual([]);

  const bin = join(app, 'node_modules/.bin');
  await runBeside(join(bin, 'tsc'), ['-p', 'tsconfig.declarations.json'], app);
  await runBeside(join(bin, 'vite'), ['build'], app, { NODE_ENV: 'production' });
  const server = await preview({
    root: app,
    configFile: false,
    preview: { host: '127.0.0.1', port: await freePort() },
  });
  const { executablePath } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args: [...launchArgs] });
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  expect([...examples.keys()]).toEqual(
    expect.arrayContaining(['Button', 'DataTable', 'Modal', 'RequestTable', 'Select']),
  );
  for (const name of examples.keys()) {
    await page.evaluate((hash) => (location.hash = hash), name);
    await page.getByRole('heading', { name, exact: true }).waitFor();
  }
  expect(complaints).toEqual([]);
  await browser.close();
  await server.close();
});
