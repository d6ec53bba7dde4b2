/**
 * The ui package as a product gets it: packed, checked by publint and attw, its API compared with the
 * snapshot, installed by plain npm in a fresh Vite app outside the workspace, type-checked, loaded by
 * Node, built, rendered in Chromium, and weighed.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { build, preview } from 'vite';
import { findBrowser, launchArgs } from './browser.ts';
import { consumerFiles, specifierOf } from './consumerApp.ts';
import { codeEntries, type PackedUi, packUi } from './packUi.ts';
import { runQuietly, runTool } from './runQuietly.ts';
import { ROOT } from './paths.ts';
import { checkPublicApi } from './publicApi.ts';
import { bundle, checkSizes, measureSizes } from './sizes.ts';

const PEERS = ['react', 'react-dom', 'styled-components'];
const TOOLS = ['@types/react', '@types/react-dom', 'typescript', 'vite'];
/** What a product that uses a button alone must not pay for. */
const NOT_IN_A_BUTTON =
  /ui\/dist\/(components\/(DataTable|Modal|Menu|Select|Toaster)|concierge|layout)\/|react-aria|react-stately|yup|react-hook-form|react-toastify/;

async function step(name: string, work: () => void | Promise<void>): Promise<void> {
  const start = performance.now();
  await work();
  console.log(`✓ ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
}

function lint({ tarball }: PackedUi): void {
  runTool('publint', ['run', tarball, '--strict']);
  // The stylesheet is no module; the app below imports it.
  runTool('attw', [
    tarball,
    ...['--profile', 'esm-only', '--exclude-entrypoints', './tokens.css', './base.css'],
  ]);
}

async function versions(names: readonly string[]): Promise<Record<string, string>> {
  const manifest = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  const found = names.map((name) => [name, manifest.devDependencies[name]] as const);
  const missing = found.find(([, version]) => version === undefined);
  if (missing) throw new Error(`package.json names no version of ${missing[0]}`);
  return Object.fromEntries(found) as Record<string, string>;
}

async function createApp(app: string, packed: PackedUi, entries: readonly string[]): Promise<void> {
  const manifest = {
    name: 'a-product',
    private: true,
    type: 'module',
    dependencies: { '@concierge/ui': `file:${packed.tarball}`, ...(await versions(PEERS)) },
    devDependencies: await versions(TOOLS),
  };
  for (const [path, text] of Object.entries(consumerFiles(manifest, entries))) {
    await mkdir(dirname(join(app, path)), { recursive: true });
    await writeFile(join(app, path), text);
  }
  runQuietly('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], app);
}

/** Node takes every entry as it is, without a bundler: for products that render on a server. */
function loadInNode(app: string, entries: readonly string[]): void {
  const imports = entries.map((entry) => `await import('${specifierOf(entry)}');`).join('\n');
  runQuietly(process.execPath, ['--input-type=module', '--eval', imports], app);
}

const backgroundOf = (page: Page) =>
  page.evaluate<string>(`getComputedStyle(document.querySelector('button')).backgroundColor`);

/** What the brand's style sheet makes of a primary button: by the page's theme, else by the system's wish. */
const BRANDED = [
  ['light', {}, 'rgb(0, 133, 115)'],
  ['dark', {}, 'rgb(18, 165, 148)'],
  ['', { colorScheme: 'light' }, 'rgb(0, 133, 115)'],
  ['', { colorScheme: 'dark' }, 'rgb(18, 165, 148)'],
  // High contrast keeps the colours that were made for it.
  ['contrast', {}, 'rgb(31, 45, 92)'],
  ['', { contrast: 'more' }, 'rgb(31, 45, 92)'],
] as const;

async function followsBrand(page: Page): Promise<void> {
  // Colours change over time; here only where they end matters.
  await page.addStyleTag({ content: '* { transition: none !important }' });
  for (const [theme, media, wanted] of BRANDED) {
    await page.emulateMedia({ colorScheme: 'light', contrast: 'no-preference', ...media });
    await page.evaluate(
      theme === ''
        ? `document.documentElement.removeAttribute('data-theme')`
        : `document.documentElement.setAttribute('data-theme', '${theme}')`,
    );
    const found = await backgroundOf(page);
    const where = `theme "${theme}", system ${JSON.stringify(media)}`;
    if (found !== wanted)
      throw new Error(`The brand's button is ${found}, not ${wanted}: ${where}`);
  }
}

async function rendersButton(app: string): Promise<void> {
  const server = await preview({ root: app, configFile: false, preview: { port: 6160 } });
  const { executablePath } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args: [...launchArgs] });
  try {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    const button = page.getByRole('button', { name: 'Pressed 0 times' });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Pressed 1 times' }).waitFor({ timeout: 10_000 });
    await followsBrand(page);
    if (complaints.length > 0) throw new Error(`The page complained:\n${complaints.join('\n')}`);
  } finally {
    await browser.close();
    await server.close();
  }
}

async function keepsButtonSmall(app: string): Promise<void> {
  const chunks = await bundle(app, `export { Button } from '@concierge/ui';`);
  const modules = chunks.flatMap((chunk) => Object.keys(chunk.modules));
  if (!modules.some((id) => id.includes('components/Button/Button.js'))) {
    throw new Error(`The bundle holds no button: ${modules.join(', ')}`);
  }
  const unwanted = modules.filter((id) => NOT_IN_A_BUTTON.test(id));
  if (unwanted.length > 0) throw new Error(`A button pulls in:\n${unwanted.join('\n')}`);
  console.log(`  a button alone: ${modules.length} modules`);
}

async function testPackage(work: string, updateSizes: boolean): Promise<void> {
  const app = join(work, 'app');
  const packed = packUi(join(work, 'packed'));
  const entries = codeEntries(packed.folder).map(([entry]) => entry);
  await step('publint and attw find nothing', () => lint(packed));
  await step('the public API is the snapshot', () => checkPublicApi(packed.folder));
  await step('npm installs it in a fresh app', () => createApp(app, packed, entries));
  await step(`tsc accepts all ${entries.length} entries`, () => {
    runQuietly(join(app, 'node_modules/.bin/tsc'), ['-p', '.'], app);
  });
  await step('Node loads every entry', () => loadInNode(app, entries));
  await step('Vite builds it', async () => {
    await build({ root: app, configFile: false, logLevel: 'error' });
  });
  await step('a button renders, counts and follows a brand', () => rendersButton(app));
  await step('a button brings no table, dialog or form along', () => keepsButtonSmall(app));
  await step('every entry keeps its size', async () => {
    checkSizes(await measureSizes(app, entries), updateSizes);
  });
}

const work = await mkdtemp(join(tmpdir(), 'ui-consumer-'));
try {
  await testPackage(work, process.argv.includes('--update-sizes'));
} finally {
  await rm(work, { recursive: true, force: true });
}
