import { cp, mkdtemp, rm } from 'node:fs/promises';
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
  emulatePhone,
  signedInContext,
  untilTrue,
  withBrowser,
} from '../support/consoleBrowser.ts';
import { makeProjects, withBenchDatabase } from '../support/benchDatabase.ts';
import type { PartOptions } from '../support/part.ts';
import { judge, median } from '../support/ratios.ts';
import { ms, printTable } from '../support/report.ts';

const PLAIN = join(import.meta.dirname, '../pages/plain');
const TIMEOUT_MS = 60_000;

/**
 * Runs in the page before its own scripts. It notes what was painted and what blocked, when the form or the
 * first row was rendered, and presses a heading of the table from then on until the press is answered.
 */
const WATCH = `
  window.seen = { tasks: [], shifts: [] };
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.seen.tasks.push([startTime, duration]);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, value } of list.getEntries()) window.seen.shifts.push([startTime, value]);
  }).observe({ type: 'layout-shift', buffered: true });
  const stamp = (name) => {
    if (window.seen[name] !== undefined) return;
    window.seen[name] = null;
    requestAnimationFrame(() => requestAnimationFrame(() => {
      window.seen[name] = performance.now();
    }));
  };
  const press = () => {
    const button = document.querySelector('thead th:not([aria-sort="ascending"], [aria-sort="descending"]) button');
    const heading = button?.closest('th');
    if (!heading) return;
    new MutationObserver(() => stamp('answered')).observe(heading, { attributeFilter: ['aria-sort'] });
    window.seen.pressed = performance.now();
    const again = setInterval(() => {
      if (window.seen.answered === undefined) button.click();
      else clearInterval(again);
    }, 20);
  };
  let pressing = false;
  new MutationObserver(() => {
    if (document.querySelector('form input')) stamp('form');
    const cells = document.querySelectorAll('tbody td, [role="cell"]');
    if (![...cells].some((cell) => cell.textContent.trim() !== '')) return;
    stamp('firstRow');
    if (!pressing) press();
    pressing = true;
  }).observe(document, { childList: true, subtree: true, characterData: true });
`;

interface Seen {
  /** First contentful paint, ms. */
  paint: number;
  /** When the sign-in form was rendered: it can be filled in from then on, ms. */
  form: number | undefined;
  /** When the first row was rendered, ms. */
  firstRow: number | undefined;
  /** When the first press on a heading was answered, ms. The plain table has no sorting. */
  answered: number | undefined;
  /** Time beyond 50 ms of every long task until then, ms. */
  blocked: number;
  /** Cumulative layout shift until the press, which shows other rows. */
  shift: number;
}

const READ = `(() => {
  const { form, firstRow, pressed, answered, tasks, shifts } = window.seen;
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  const usable = answered ?? firstRow ?? form;
  const blocked = tasks.filter(([start]) => start < usable)
    .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0);
  const shift = shifts.filter(([start]) => start < (pressed ?? Infinity))
    .reduce((sum, [, value]) => sum + value, 0);
  return { paint, form, firstRow, answered, blocked, shift };
})()`;

/** What has to have been noted before a visit is over. */
const LAST = { ours: { '/login': 'form', '/requests/waiting': 'answered' } } as const;

type Route = '/login' | '/requests/waiting';
type Who = 'ours' | 'plain';

interface Visit {
  who: Who;
  url: string;
  route: Route;
  project: TestProject;
}

async function visit(browser: Browser, { who, url, route, project }: Visit): Promise<Seen> {
  const context =
    route === '/login'
      ? await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })
      : await signedInContext(browser, url, project);
  await context.addInitScript(WATCH);
  const open = await openPage(context);
  await emulatePhone(open);
  await open.page.goto(url + route, { waitUntil: 'load', timeout: TIMEOUT_MS });
  const last = who === 'ours' ? LAST.ours[route] : route === '/login' ? 'form' : 'firstRow';
  await untilTrue(
    open.page,
    `window.seen.${last} && performance.getEntriesByName('first-contentful-paint').length > 0`,
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

/** The console and the same pages in plain React, from two servers, each on its copy of the same rows. */
async function withBoth<Result>(
  location: DatabaseLocation,
  work: (urls: { ours: string; plain: string }) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'concierge-bench-plain-'));
  const outDir = join(folder, 'dist');
  const dataDir = join(folder, 'data');
  await buildPlain(outDir);
  await cp(location.dataDir, dataDir, { recursive: true });
  const ours = await startServerProcess({ location });
  const plain = await startServerProcess({
    location: { databaseUrl: null, dataDir },
    env: { CONSOLE_DIR: outDir },
  });
  try {
    return await work({ ours: ours.url, plain: plain.url });
  } finally {
    await Promise.all([ours.stop(), plain.stop()]);
    await rm(folder, { recursive: true, force: true });
  }
}

const ROUTES: readonly Route[] = ['/login', '/requests/waiting'];

/**
 * First visits on a phone: four times slower processor, Fast 4G, empty cache. The console beside the same
 * pages in plain React and native elements, in turns.
 */
export async function pages({ quick, strict }: PartOptions): Promise<boolean> {
  const rounds = quick ? 3 : 9;
  return withBenchDatabase('SQLite', async (location) => {
    const [project] = await makeProjects(location, 1, { requests: 300, messages: 0, others: 0 });
    return withBoth(location, (urls) =>
      withBrowser(async (browser) => {
        const visits: Record<string, Seen[]> = {};
        for (let round = 0; round < rounds; round += 1) {
          for (const route of ROUTES) {
            for (const who of ['ours', 'plain'] as const) {
              const seen = await visit(browser, { who, url: urls[who], route, project });
              (visits[`${who} ${route}`] ??= []).push(seen);
            }
          }
        }
        return report(visits) || !strict;
      }),
    );
  });
}

function report(visits: Readonly<Record<string, readonly Seen[]>>): boolean {
  const figure = (name: string, part: keyof Seen) =>
    median((visits[name] ?? []).map((seen) => seen[part] ?? Number.NaN));
  const cell = (value: number) => (Number.isNaN(value) ? '–' : ms(value));
  printTable(
    ['page', 'first paint, ms', 'form, ms', 'first row, ms', 'press answered, ms', 'blocked, ms'],
    Object.keys(visits).map((name) => [
      name,
      ...(['paint', 'form', 'firstRow', 'answered', 'blocked'] as const).map((part) =>
        cell(figure(name, part)),
      ),
    ]),
  );
  const list = (part: keyof Seen) => figure('ours /requests/waiting', part);
  const plainRow = figure('plain /requests/waiting', 'firstRow');
  return judge([
    {
      what: '/login: form usable against the plain form',
      value: figure('ours /login', 'form') / figure('plain /login', 'form'),
      atMost: 1.4,
    },
    {
      what: '/requests/waiting: first paint against that of plain React',
      value: list('paint') / figure('plain /requests/waiting', 'paint'),
      atMost: 1.1,
    },
    {
      what: '/requests/waiting: first row against that of plain React',
      value: list('firstRow') / plainRow,
      atMost: 1.4,
    },
    {
      what: '/requests/waiting: first press answered against the first row of plain React',
      value: list('answered') / plainRow,
      atMost: 1.5,
    },
    {
      what: '/requests/waiting: ms blocked until the press is answered',
      value: list('blocked'),
      atMost: 350,
    },
    { what: '/requests/waiting: layout shift', value: list('shift'), atMost: 0.0005 },
  ]);
}
