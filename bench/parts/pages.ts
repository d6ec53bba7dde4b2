import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseLocation } from '@concierge/server/database/open';
import { startServerProcess } from '@concierge/server/testing/serverProcess';
import type { TestProject } from '@concierge/server/testing/testProject';
import { compressAssets } from '@concierge/tooling/compress';
import type { Browser } from 'playwright';
import { build } from 'vite';
import {
  openPage,
  playPhone,
  signedInContext,
  untilTrue,
  withBrowser,
} from '../support/consoleBrowser.ts';
import { makeProjects, withBenchDatabase } from '../support/benchDatabase.ts';
import type { PartOptions } from '../support/part.ts';
import { judge, median } from '../support/ratios.ts';
import { ms, printTable } from '../support/report.ts';

const PLAIN = join(import.meta.dirname, '../pages/plain');
const PATIENCE_MS = 60_000;

/**
 * Runs in the page before its own scripts: what was painted, what blocked, when the first row stood there,
 * and when what stood there could be used. A view that came with the page is inert or busy until then.
 */
const WATCH = `
  window.seen = { tasks: [] };
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.seen.tasks.push([startTime, duration]);
  }).observe({ type: 'longtask', buffered: true });
  const stamp = (name) => {
    if (window.seen[name] !== undefined) return;
    window.seen[name] = null;
    requestAnimationFrame(() => requestAnimationFrame(() => {
      window.seen[name] = performance.now();
    }));
  };
  new MutationObserver(() => {
    const cells = document.querySelectorAll('tbody td, [role="cell"]');
    const hasRow = [...cells].some((cell) => cell.textContent.trim() !== '');
    if (hasRow) stamp('firstRow');
    const canBeUsed = hasRow || document.querySelector('form input') !== null;
    if (canBeUsed && !document.querySelector('#root:is([inert], [aria-busy])')) stamp('usable');
  }).observe(document, { attributes: true, childList: true, subtree: true, characterData: true });
`;

interface Seen {
  /** First contentful paint, ms. */
  paint: number;
  /** When the first row stood there, ms. */
  firstRow: number | undefined;
  /** When the list or the form could be used, ms. */
  usable: number;
  /** Time beyond 50 ms of every long task until then, ms. */
  blocked: number;
}

const READ = `(() => {
  const { firstRow, usable, tasks } = window.seen;
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  const blocked = tasks.filter(([start]) => start < usable)
    .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0);
  return { paint, firstRow, usable, blocked };
})()`;

async function load(
  browser: Browser,
  url: string,
  project: TestProject,
  route: string,
): Promise<Seen> {
  const context =
    route === '/login'
      ? await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })
      : await signedInContext(browser, url, project);
  await context.addInitScript(WATCH);
  const open = await openPage(context);
  await playPhone(open);
  await open.page.goto(url + route, { waitUntil: 'load', timeout: PATIENCE_MS });
  await untilTrue(
    open.page,
    `window.seen.usable && performance.getEntriesByName('first-contentful-paint').length > 0`,
  );
  const seen = await open.page.evaluate<Seen>(READ);
  await context.close();
  return seen;
}

async function buildPlain(outDir: string): Promise<void> {
  await build({
    root: PLAIN,
    base: '/',
    configFile: false,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, target: 'es2023' },
  });
  await compressAssets(outDir);
}

/** The console and the same pages in plain React, from the same server, on the same rows. */
async function withBoth<Result>(
  location: DatabaseLocation,
  work: (urls: { ours: string; plain: string }) => Promise<Result>,
): Promise<Result> {
  const outDir = await mkdtemp(join(tmpdir(), 'concierge-bench-plain-'));
  await buildPlain(outDir);
  const ours = await startServerProcess({ location });
  const plain = await startServerProcess({ location, env: { CONSOLE_DIR: outDir } });
  try {
    return await work({ ours: ours.url, plain: plain.url });
  } finally {
    await Promise.all([ours.stop(), plain.stop()]);
    await rm(outDir, { recursive: true, force: true });
  }
}

/**
 * First visits on a phone: four times slower processor, Fast 4G, empty cache. The console beside the same
 * pages in plain React and native elements, in turns.
 */
export async function pages({ quick, strict }: PartOptions): Promise<boolean> {
  const rounds = quick ? 3 : 9;
  return withBenchDatabase('SQLite', async (location) => {
    const [project] = await makeProjects(location, 1, { requests: 300, messages: 0, others: 0 });
    return withBoth(location, ({ ours, plain }) =>
      withBrowser(async (browser) => {
        const visits: Record<string, Seen[]> = {};
        for (let round = 0; round < rounds; round += 1) {
          for (const route of ['/login', '/requests/waiting']) {
            for (const [who, url] of [
              ['ours', ours],
              ['plain', plain],
            ] as const) {
              (visits[`${who} ${route}`] ??= []).push(await load(browser, url, project, route));
            }
          }
        }
        const figure = (visit: string, part: keyof Seen) =>
          median((visits[visit] ?? []).map((seen) => seen[part] ?? Number.NaN));
        printTable(
          ['page', 'first paint, ms', 'first row, ms', 'usable, ms', 'blocked, ms'],
          Object.keys(visits).map((visit) => [
            visit,
            ms(figure(visit, 'paint')),
            visit.endsWith('/login') ? '–' : ms(figure(visit, 'firstRow')),
            ms(figure(visit, 'usable')),
            ms(figure(visit, 'blocked')),
          ]),
        );
        return (
          judge([
            {
              what: '/login: first paint against plain React',
              value: figure('ours /login', 'paint') / figure('plain /login', 'paint'),
              atMost: 1.4,
            },
            {
              what: '/requests/waiting: first row against plain React',
              value:
                figure('ours /requests/waiting', 'firstRow') /
                figure('plain /requests/waiting', 'firstRow'),
              atMost: 1.5,
            },
            {
              what: '/requests/waiting: ms blocked until the list is usable',
              value: figure('ours /requests/waiting', 'blocked'),
              atMost: 400,
            },
          ]) || !strict
        );
      }),
    );
  });
}
