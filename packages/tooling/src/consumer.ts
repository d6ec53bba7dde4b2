/**
 * The ui package as a product gets it: packed by plain npm, checked by publint and attw, its API compared with the
 * snapshot, installed in a fresh Vite app outside the workspace, type-checked, loaded by Node, built, rendered in
 * Chromium, and weighed. Then the same under what other products have: Next.js, jsdom, the lowest peers, other
 * compilers, and the code of its documents.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { build, preview } from 'vite';
import { consumerFiles, specifierOf } from './consumerApp.ts';
import { codeEntries, type PackedUi, packUi } from './packUi.ts';
import { runBeside, runTool } from './runQuietly.ts';
import { ROOT } from './paths.ts';
import { checkPublicApi } from './publicApi.ts';
import { bundle, checkSizes, measureSizes } from './sizes.ts';
import { checkCompilers, OLDEST_TYPESCRIPT } from './strangers/compilers.ts';
import { checkDocuments, REACT_ROUTER } from './strangers/documents.ts';
import { checkJsdom, JSDOM } from './strangers/inJsdom.ts';
import { checkLowest, installLowest } from './strangers/lowestPeers.ts';
import { buildNext, checkNext, NEXT } from './strangers/nextApp.ts';
import { startBrowser } from './strangers/openPage.ts';
import { checkServerPage } from './strangers/serverPage.ts';

const PEERS = ['react', 'react-dom', 'styled-components'];
const TOOLS = ['@types/react', '@types/react-dom', 'typescript', 'vite'];
/** What other products have beside that. */
const STRANGERS = {
  // The newest of Node's types that the oldest compiler can read.
  '@types/node': '^22',
  'typescript-oldest': `npm:typescript@${OLDEST_TYPESCRIPT}`,
  jsdom: JSDOM,
  next: NEXT,
  'react-router': REACT_ROUTER,
};
/** What a product that uses a button alone must not pay for. */
const NOT_IN_A_BUTTON =
  /ui\/dist\/(components\/(DataTable|Modal|Menu|Select|Toaster)|concierge|layout)\/|react-aria|react-stately|yup|react-hook-form|react-toastify/;

async function step(name: string, work: () => unknown): Promise<void> {
  const start = performance.now();
  await work();
  console.log(`✓ ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
}

function lint({ tarball }: PackedUi): void {
  runTool('publint', ['run', tarball, '--strict']);
  // The stylesheets are no modules; the app below imports them.
  const sheets = ['./tokens.css', './base.css'];
  runTool('attw', [tarball, '--profile', 'esm-only', '--exclude-entrypoints', ...sheets]);
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
    devDependencies: { ...(await versions(TOOLS)), ...STRANGERS },
  };
  for (const [path, text] of Object.entries(consumerFiles(manifest, entries))) {
    await mkdir(dirname(join(app, path)), { recursive: true });
    await writeFile(join(app, path), text);
  }
  await runBeside('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], app);
}

const importsOf = (entries: readonly string[]) =>
  entries.map((entry) => `await import('${specifierOf(entry)}');`).join('\n');

/** Node takes every entry as it is, without a bundler: for products that render on a server. */
function loadInNode(app: string, entries: readonly string[]): Promise<string> {
  const args = ['--input-type=module', '--eval', importsOf(entries)];
  return runBeside(process.execPath, args, app);
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

async function rendersButton(app: string, browser: Browser): Promise<void> {
  const server = await preview({ root: app, configFile: false, preview: { port: 6160 } });
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
    await page.getByRole('button', { name: 'Pressed 1 times' }).waitFor();
    await followsBrand(page);
    if (complaints.length > 0) throw new Error(`The page complained:\n${complaints.join('\n')}`);
  } finally {
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

/** What is said in development costs a product nothing once it is built. */
async function warnsInDevelopmentOnly(app: string): Promise<void> {
  const chunks = await bundle(app, `export { DataTable, toast, UiProvider } from '@concierge/ui';`);
  const left = chunks.filter(({ code }) => code.includes('[@concierge/ui]'));
  if (left.length > 0) throw new Error('A production build holds the warnings of development');
}

interface Consumer {
  /** An empty folder outside the workspace. */
  work: string;
  app: string;
  packed: PackedUi;
  entries: readonly string[];
}

async function testPackage({ app, packed, entries }: Consumer): Promise<void> {
  await step('publint and attw find nothing', () => lint(packed));
  await step('the public API is the snapshot', () => checkPublicApi(packed.folder));
  await step('npm installs it in a fresh app', () => createApp(app, packed, entries));
  await Promise.all([
    step(`tsc accepts all ${entries.length} entries`, () =>
      runBeside(join(app, 'node_modules/.bin/tsc'), ['-p', '.'], app),
    ),
    step('Node loads every entry', () => loadInNode(app, entries)),
  ]);
  await step('Vite builds it', async () => {
    await build({ root: app, configFile: false, logLevel: 'error' });
  });
  const browser = await startBrowser();
  try {
    await step('a button renders, counts and follows a brand', () => rendersButton(app, browser));
    await step('a server renders it under a strict policy, and it opens offline', () =>
      checkServerPage(app, browser),
    );
  } finally {
    await browser.close();
  }
  await step('a button brings no table, dialog or form along', () => keepsButtonSmall(app));
  await step('a production build holds no warning of development', () =>
    warnsInDevelopmentOnly(app),
  );
  await step('every entry keeps its size', async () => {
    checkSizes(await measureSizes(app, entries), process.argv.includes('--update-sizes'));
  });
}

async function testStrangers({ work, app, packed, entries }: Consumer): Promise<void> {
  const lowest = join(work, 'lowest');
  await step('npm installs it beside the lowest peers', () => installLowest(lowest, packed));
  await step(`TypeScript ${OLDEST_TYPESCRIPT} and 7 accept it, bundler and node16`, () =>
    checkCompilers(app),
  );
  await step('Next.js builds it, with server components', () => buildNext(app));
  const browser = await startBrowser();
  try {
    await step('Next.js serves it', () => checkNext(app, browser));
  } finally {
    await browser.close();
  }
  await step('the lowest peers render it', () => checkLowest(lowest, app, importsOf(entries)));
  await step('jsdom renders it without stubs', () => checkJsdom(app));
  await step('the code of the documents compiles and runs', () => checkDocuments(app));
}

const work = await mkdtemp(join(tmpdir(), 'ui-consumer-'));
try {
  const packed = packUi(join(work, 'packed'));
  const entries = codeEntries(packed.folder).map(([entry]) => entry);
  const consumer = { work, app: join(work, 'app'), packed, entries };
  await testPackage(consumer);
  await testStrangers(consumer);
} finally {
  await rm(work, { recursive: true, force: true });
}
