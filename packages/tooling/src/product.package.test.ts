import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type Browser, type Page, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { findBrowser, launchArgs } from './browser.ts';
import { pageChecks } from './componentPages.ts';
import { guideExamples } from './documentCode.ts';
import { freePort } from './freePort.ts';
import { buildUnused } from './buildUnused.ts';
import { UI, codeEntries, componentEntries } from './packUi.ts';
import { ROOT } from './paths.ts';
import { writeDocuments, writeExamples } from './productCode.ts';
import { OPENED_NAMES, PLACES, openIn, press } from './productPlaces.ts';
import { changesBeside } from './productSurroundings.ts';
import { runBeside, runQuietly, runTool } from './runQuietly.ts';

const PRODUCT = join(ROOT, 'examples/product');
/** Opened by the button of their examples. */
const OVERLAYS = ['Modal', 'BottomSheet', 'ConfirmDialog', 'ShortcutSheet', 'ReplyModal'];
const QUIET = { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };

interface Limit {
  name: string;
  limit: string;
}

describe('a product outside the workspace that installs the package', () => {
  let work: string;
  let app: string;
  const packed = inject('packed');
  let browser: Browser;
  const servers: ChildProcess[] = [];

  const bin = (name: string, ...args: string[]) =>
    runBeside(join(app, 'node_modules/.bin', name), args, app, QUIET);

  beforeAll(async () => {
    work = await mkdtemp(join(tmpdir(), 'ui-product-'));
    app = join(work, 'app');
    await cp(PRODUCT, app, { recursive: true });
    await writeDocuments(app);
    await writeExamples(app, guideExamples());
    await writeFile(join(app, 'src/pages.ts'), pageChecks(join(packed.folder, 'docs/components')));
    const options = ['--no-audit', '--no-fund', '--prefer-offline'];
    await runBeside('npm', ['install', ...options, packed.tarball], app);
    const { executablePath } = await findBrowser();
    browser = await chromium.launch({ executablePath, args: [...launchArgs] });
  }, 300_000);

  afterAll(async () => {
    await browser?.close();
    for (const server of servers) {
      if (server.kill()) await once(server, 'exit');
    }
    await rm(work, { recursive: true, force: true });
  });

  /** Serves the product and opens its page. `complaints` is what the console of the browser has said so far. */
  async function open(tool: string, ...args: string[]): Promise<[Page, complaints: string[]]> {
    const port = String(await freePort());
    const command = join(app, 'node_modules', tool);
    const server = spawn(process.execPath, [command, ...args, port], {
      cwd: app,
      env: { ...process.env, ...QUIET },
      stdio: 'ignore',
    });
    servers.push(server);
    const url = `http://127.0.0.1:${port}/`;
    await expect.poll(async () => (await fetch(url).catch(() => undefined))?.ok).toBe(true);
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    await page.goto(url);
    return [page, complaints];
  }

  const openBuilt = () => open('vite/bin/vite.js', 'preview', '--host=127.0.0.1', '--port');

  /** The example that has this name, `Menu@shadow` in another place than the page itself. */
  async function showExample(page: Page, name: string): Promise<void> {
    await page.evaluate((hash) => (location.hash = hash), name);
    await page.getByRole('heading', { name, exact: true }).waitFor();
  }

  it('Z2 finds in the tarball what changed', async () => {
    const { version } = JSON.parse(await readFile(join(packed.folder, 'package.json'), 'utf8'));
    expect(await readFile(join(packed.folder, 'CHANGELOG.md'), 'utf8')).toContain(`## ${version}`);
  });

  it('Q23 finds in llms.txt a page of every component, with its guide, and links that lead somewhere', async () => {
    const llms = await readFile(join(packed.folder, 'llms.txt'), 'utf8');
    expect(llms).toMatch(/^# @concierge\/ui\n\n> \w.+\n\n/);
    const links = [...llms.matchAll(/^- \[.+\]\((.+)\): \w/gm)].map(([, link = '']) => link);
    expect(links.length).toBe(llms.match(/^- \[/gm)?.length);
    expect(links.filter((link) => !existsSync(join(packed.folder, link)))).toEqual([]);
    const pages = links.filter((link) => link.startsWith('docs/components/'));
    const names = pages.map((link) => basename(link, '.md'));
    expect(names).toEqual(expect.arrayContaining(componentEntries(packed.folder)));
    for (const name of componentEntries(packed.folder)) {
      const page = await readFile(join(packed.folder, `docs/components/${name}.md`), 'utf8');
      expect(page, name).toMatch(new RegExp(`^\`\`\`tsx\\n[^]*?^import .*\\b${name}\\b`, 'm'));
    }
    for (const [name, example] of guideExamples()) {
      const page = await readFile(join(packed.folder, `docs/components/${name}.md`), 'utf8');
      const parts = [example, '## When to use', '## When not to', '## Accessibility', '## Props'];
      for (const part of parts) expect(page, name).toContain(part);
      expect(page.replaceAll(/^```[^]*?^```$/gm, ''), name).not.toMatch(/^<|^import |Stories\./m);
    }
  });

  it('Q7 gets a tarball in which publint and attw find no fault', () => {
    runTool('publint', ['run', packed.tarball, '--strict']);
    // The stylesheets are no modules; the product imports them.
    const options = [
      '--profile',
      'esm-only',
      '--exclude-entrypoints',
      './tokens.css',
      './base.css',
    ];
    runTool('attw', [packed.tarball, ...options]);
  });

  it('Q7 pays for what it imports: every size is within the limit that install.md names', async () => {
    console.log(runQuietly(join(UI, 'node_modules/.bin/size-limit'), [], UI));
    const text = await readFile(join(packed.folder, 'docs/install.md'), 'utf8');
    const limits = JSON.parse(await readFile(join(UI, '.size-limit.json'), 'utf8')) as Limit[];
    const rows = limits.map(({ name, limit }) => new RegExp(`\\| ${name} +\\| ${limit} `));
    expect(rows.filter((row) => !row.test(text))).toEqual([]);
  });

  it('Q7 weighs nothing where nothing of it is used, by any entry', async () => {
    const entries = codeEntries(packed.folder);
    const built = await buildUnused(app, entries);
    expect(built.size).toBeGreaterThan(entries.length - 1);
    expect([...built].filter(([, code]) => code.trim() !== '')).toEqual([]);
  });

  it('Q7 can load every entry in plain Node', async () => {
    const entries = codeEntries(packed.folder).map((entry) => `@concierge/ui${entry.slice(1)}`);
    const imports = entries.map((entry) => `await import('${entry}');`).join('\n');
    await runBeside(process.execPath, ['--input-type=module', '--eval', imports], app);
  });

  it('Q8 Q9 Q23 compiles, with the code of all documents and guides, whose pages name every prop', async () => {
    await bin('tsc', '-p', '.');
    await bin('tsc', '-p', 'tsconfig.declarations.json');
  });

  it('Q1 Q9 Q11 built by Vite renders every example in strict mode and under Trusted Types, without a complaint', async () => {
    const examples = guideExamples();
    const code = [...examples.values()].join('\n');
    expect(componentEntries(packed.folder).filter((name) => !code.includes(`<${name}`))).toEqual(
      [],
    );
    await bin('vite', 'build');
    const [page, complaints] = await openBuilt();
    const show = (name: string) => showExample(page, name);
    await page.getByRole('heading', { name: 'A product' }).waitFor();
    await page.context().setOffline(true);
    for (const name of examples.keys()) await show(name);
    for (const name of OVERLAYS) {
      await show(name);
      await page.getByRole('button').first().click();
      await page.getByRole(/Confirm/.test(name) ? 'alertdialog' : 'dialog').waitFor();
      await page.keyboard.press('Escape');
    }
    expect(complaints).toEqual([]);
  });

  it('Q19 opens menus, lists, modals and hints in the container given, with its theme', async () => {
    const [page, complaints] = await openBuilt();
    const seenIn = async (place: string) => {
      const seen: Record<string, object> = {};
      for (const name of OPENED_NAMES) {
        await showExample(page, place ? `${name}@${place}` : name);
        seen[name] = await openIn(page, place, name);
      }
      return seen;
    };
    const light = await seenIn('');
    await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
    const dark = await seenIn('');
    await page.evaluate(() => (document.documentElement.dataset['theme'] = 'light'));
    expect(Object.values(light)).not.toContainEqual(expect.objectContaining({ isSeen: false }));
    expect(light).not.toEqual(dark);
    for (const place of PLACES) {
      // The page around a shadow root need not have the tokens.
      await page.evaluate((disabled) => {
        for (const sheet of document.styleSheets) sheet.disabled = disabled;
      }, place === 'shadow');
      expect([place, await seenIn(place)]).toEqual([place, place === 'dark' ? dark : light]);
    }
    expect(complaints).toEqual([]);
  });

  it('Q20 beside other CSS, and from right to left, looks as alone', async () => {
    const surroundings = await runBeside(process.execPath, ['surroundings.mjs'], app, QUIET);
    const [page] = await openBuilt();
    const sheets: Record<string, string> = JSON.parse(surroundings);
    expect(Object.keys(sheets)).toHaveLength(6);
    for (const name of ['all', ...OPENED_NAMES] as const) {
      await showExample(page, name);
      if (name !== 'all') await press(page.locator('body'), name);
      const all = name === 'all' ? { ...sheets, rtl: '' } : sheets;
      expect([name, await changesBeside(page, all)]).toEqual([name, {}]);
    }
  });

  it.each(['jsdom', 'happy-dom'])('Q21 works in %s', async (environment) => {
    const args = ['run', '--dir=src', `--environment=${environment}`, '--testTimeout=60000'];
    const vitest = join(app, 'node_modules/.bin/vitest');
    await runBeside(vitest, args, app, { ...QUIET, NODE_ENV: 'test' });
  });

  it('Q9 built by Next.js renders in a server component, without a complaint', async () => {
    await bin('next', 'build');
    const [page, complaints] = await open('next/dist/bin/next', 'start', '-H', '127.0.0.1', '-p');
    await page.getByRole('heading', { name: 'Rooms' }).waitFor();
    await page.getByRole('button', { name: 'Open' }).click();
    await page.getByRole('dialog', { name: 'A question' }).waitFor();
    expect(complaints).toEqual([]);
  });
});
