/**
 * Opens pages of the built console on the real server and weighs the scripts they load, each page with an
 * empty cache; of the sign-in page those until its form is usable, since the console is loaded while it is
 * filled in. Fails above a budget, when a page loads what it does not show, and when its layout shifts.
 * `--update` lowers the budgets; raising one is done by hand, with the reason in the commit.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright';
import { findBrowser, launchArgs } from './browser.ts';
import { withDemoServer } from './demoServer.ts';
import {
  type Budgets,
  type ChunkModules,
  type Load,
  loadProblems,
  loadTable,
  loweredBudgets,
} from './loadsModel.ts';
import { CHUNK_MODULES, CONSOLE_DIST, ROOT } from './paths.ts';

const BUDGETS = join(ROOT, 'packages/console/loads.json');
const PROJECT = 'demo';
const USERNAME = 'admin';
const PASSWORD = 'concierge-demo';

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Bytes of a file of the build as a server sends it with gzip. */
function weigh(script: string): number {
  const file = join(CONSOLE_DIST, script);
  if (existsSync(`${file}.gz`)) return readFileSync(`${file}.gz`).length;
  return gzipSync(readFileSync(file), { level: 9 }).length;
}

/** Runs in the page before anything else. */
const ADD_UP_SHIFTS = `
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.layoutShift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
`;
const NOTE_FORM = `
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector('form input')) return;
    window.formAt = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
`;
/** Names of the scripts that were requested before the sign-in form was rendered. */
const SCRIPTS_BEFORE_FORM = `
  performance.getEntriesByType('resource')
    .filter(({ startTime }) => startTime < window.formAt)
    .map(({ name }) => new URL(name).pathname.slice(1))
    .filter((name) => name.endsWith('.js'))
`;
/** As after a sign-in in this browser; the question about notifications was answered then. */
const REMEMBER_SIGN_IN = `
  localStorage.setItem('concierge.signedIn', 'yes');
  localStorage.setItem('concierge.push.asked', 'declined');
`;

/** Opens a page with an empty cache. */
async function open(browser: Browser, url: string, route: string): Promise<Load> {
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  if (route !== '/login') {
    const body = { projectCode: PROJECT, username: USERNAME, password: PASSWORD };
    const answer = await context.request.post(`${url}/api/login`, { data: body });
    if (!answer.ok()) throw new Error(`The sign-in failed: ${answer.status()}`);
    await page.addInitScript(REMEMBER_SIGN_IN);
  }
  await page.addInitScript(ADD_UP_SHIFTS);
  await page.addInitScript(NOTE_FORM);
  const scripts = new Set<string>();
  const languages = new Set<string>();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin !== url) throw new Error(`${route} asks ${origin}`);
    if (pathname.endsWith('.js')) scripts.add(pathname.slice(1));
    const [, language] = /^\/locales\/(\w+)\//.exec(pathname) ?? [];
    if (language) languages.add(language);
  });
  await page.goto(url + route, { waitUntil: 'networkidle' });
  await page.locator('h1').waitFor();
  await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
  const shift = Number(await page.evaluate('window.layoutShift'));
  const names =
    route === '/login' ? await page.evaluate<string[]>(SCRIPTS_BEFORE_FORM) : [...scripts];
  await context.close();
  const bytes = names.reduce((sum, name) => sum + weigh(name), 0);
  return { route, scripts: names, bytes, shift, languages: [...languages] };
}

async function measure(routes: readonly string[]): Promise<Load[]> {
  const { executablePath } = await findBrowser();
  return withDemoServer(async (url) => {
    const browser = await chromium.launch({ executablePath, args: [...launchArgs] });
    try {
      const loads: Load[] = [];
      for (const route of routes) loads.push(await open(browser, url, route));
      return loads;
    } finally {
      await browser.close();
    }
  });
}

if (import.meta.main) {
  const budgets = readJson(BUDGETS) as Budgets;
  const loads = await measure(Object.keys(budgets.routes));
  const update = process.argv.includes('--update');
  const valid = update ? loweredBudgets(budgets, loads) : budgets;
  if (update) writeFileSync(BUDGETS, `${JSON.stringify(valid, null, 2)}\n`);
  console.log(loadTable(loads, valid));
  const problems = loadProblems(loads, valid, readJson(CHUNK_MODULES) as ChunkModules);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
