import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { paths } from '@concierge/contract/paths';
import { PASSWORD, type TestProject } from '@concierge/server/testing/testProject';
import { freePort } from '@concierge/server/testing/freePort';
import { findBrowser, launchArgs } from '@concierge/tooling/browser';
import { type Browser, chromium } from 'playwright';
import { makeProjects, withBenchDatabase } from '../support/benchDatabase.ts';
import type { PartOptions } from '../support/part.ts';
import { judge, median } from '../support/ratios.ts';
import { printTable } from '../support/report.ts';
import { startServer } from '../support/server.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const ROUTES = ['/login', '/dashboard', '/requests/waiting'] as const;
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
const PROFILES = ['desktop', 'mobile'] as const;
type Profile = (typeof PROFILES)[number];
type Category = (typeof CATEGORIES)[number];

/** The required score of each profile, of 100. */
const REQUIRED: Record<Profile, Record<Category, number>> = {
  desktop: { performance: 100, accessibility: 100, 'best-practices': 100 },
  mobile: { performance: 95, accessibility: 100, 'best-practices': 100 },
};

/** Signs the whole browser in or out, since Lighthouse opens its own tab. */
async function setSession(browser: Browser, url: string, project: TestProject | undefined) {
  const session = await browser.newBrowserCDPSession();
  await session.send('Storage.clearCookies');
  if (!project) return;
  const body = JSON.stringify({ projectCode: project.code, username: 'admin', password: PASSWORD });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url + paths.login(), { method: 'POST', headers, body });
  const cookies = answer.headers.getSetCookie().map((line) => {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url, httpOnly: true };
  });
  await session.send('Storage.setCookies', { cookies });
}

/** The used part of Lighthouse's report. */
interface Result {
  runtimeError?: { message: string };
  categories: Partial<
    Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  >;
  audits: Partial<Record<string, { score: number | null; title: string }>>;
}

const execute = promisify(execFile);
const MAX_REPORT_BYTES = 100_000_000;

/** Runs Lighthouse by npx, since its many packages are used here only. */
async function audit(port: number, address: string, profile: Profile): Promise<Result> {
  const options = [
    `--port=${port}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    '--output=json',
    '--quiet',
    ...(profile === 'desktop' ? ['--preset=desktop'] : []),
  ];
  const { stdout } = await execute('npx', ['-y', LIGHTHOUSE, address, ...options], {
    maxBuffer: MAX_REPORT_BYTES,
  }).catch((error: Error & { stderr?: string }) => {
    // Without the report, which is very long.
    throw new Error(`Lighthouse failed on ${address}: ${error.stderr ?? error.message}`);
  });
  const result = JSON.parse(stdout) as Result;
  if (result.runtimeError) throw new Error(result.runtimeError.message);
  return result;
}

const score = (result: Result, category: Category): number =>
  Math.round((result.categories[category]?.score ?? Number.NaN) * 100);

/** Titles of the failed audits. */
function failedAudits(result: Result): string[] {
  return CATEGORIES.flatMap((category) => {
    const references = result.categories[category]?.auditRefs ?? [];
    return references
      .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${category}: ${result.audits[id]?.title ?? id}`);
  });
}

/** Lighthouse on the first pages of a user, with the desktop and the mobile profile. */
export async function lighthouseScores({ quick, strict }: PartOptions): Promise<boolean> {
  const rounds = quick ? 1 : 5;
  return withBenchDatabase('SQLite', async (location) => {
    const [project] = await makeProjects(location, 1, { requests: 300, messages: 0, others: 0 });
    const server = await startServer(location);
    const port = await freePort();
    const { executablePath } = await findBrowser();
    const browser = await chromium.launch({
      executablePath,
      args: [...launchArgs, `--remote-debugging-port=${port}`],
    });
    try {
      const figures: { what: string; value: number; atMost: number }[] = [];
      const rows: (string | number)[][] = [];
      for (const route of ROUTES) {
        await setSession(browser, server.url, route === '/login' ? undefined : project);
        for (const profile of PROFILES) {
          const results: Result[] = [];
          for (let round = 0; round < rounds; round += 1) {
            results.push(await audit(port, server.url + route, profile));
          }
          const scores = CATEGORIES.map((category) =>
            median(results.map((result) => score(result, category))),
          );
          const found = [...new Set(results.flatMap(failedAudits))].join('; ');
          rows.push([`${route}, ${profile}`, ...scores, found || '–']);
          // Printed at once, since the whole takes minutes.
          console.log(`${route}, ${profile}: ${scores.join(' ')} ${found}`);
          CATEGORIES.forEach((category, at) => {
            const required = REQUIRED[profile][category];
            const missing = Math.max(0, required - (scores[at] ?? 0));
            figures.push({
              what: `${route}, ${profile}: points below ${required} in ${category}`,
              value: missing,
              atMost: 0,
            });
          });
        }
      }
      printTable(['page', ...CATEGORIES, 'failed audits'], rows);
      return judge(figures) || !strict;
    } finally {
      await browser.close();
      await server.stop();
    }
  });
}
