import { setTimeout as pause } from 'node:timers/promises';
import { paths } from '@concierge/contract/paths';
import type { TestProject } from '@concierge/server/testing/testProject';
import type { BrowserContext } from 'playwright';
import { collectGarbage, readMetrics } from '../support/browser.ts';
import {
  openPage,
  type OpenPage,
  signedInContext,
  untilTrue,
  withBrowser,
} from '../support/consoleBrowser.ts';
import { makeProjects, withBenchDatabase } from '../support/benchDatabase.ts';
import { HttpClient } from '../support/http.ts';
import type { PartOptions } from '../support/part.ts';
import { judge } from '../support/ratios.ts';
import { printTable } from '../support/report.ts';
import { startServer } from '../support/server.ts';

const EVENTS_PER_SECOND = 200;
const DEVICE_CONNECTIONS = 8;
const MEGABYTE = 1_000_000;

const WATCH = `
  window.longTasks = [];
  performance.setResourceTimingBufferSize(5000);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: false });
`;

/** Sends requests at a constant rate, however long the answers take. Returns their number. */
async function sendRequests(url: string, project: TestProject, seconds: number): Promise<number> {
  const http = new HttpClient(url, DEVICE_CONNECTIONS);
  const headers = { authorization: `Bearer ${project.devices[0].key}` };
  const body = { service_id: project.services[0] };
  const answers: Promise<unknown>[] = [];
  const start = performance.now();
  const total = EVENTS_PER_SECOND * seconds;
  while (answers.length < total) {
    const due = Math.min(total, ((performance.now() - start) * EVENTS_PER_SECOND) / 1000);
    while (answers.length < due) {
      answers.push(http.must('POST', paths.deviceRequests(), headers, body));
    }
    await pause(5);
  }
  await Promise.all(answers);
  http.close();
  return total;
}

/** Start times of the calls to one path, by the clock of the page. */
async function callsOf({ page }: OpenPage, path: string): Promise<number[]> {
  return page.evaluate<number[]>(`performance
    .getEntriesByType('resource')
    .filter(({ name }) => new URL(name).pathname === ${JSON.stringify(path)})
    .map(({ startTime }) => startTime)`);
}

/** The most calls that started within one second. */
function mostInOneSecond(times: readonly number[]): number {
  return Math.max(
    0,
    ...times.map((from) => times.filter((time) => time >= from && time < from + 1000).length),
  );
}

async function heap(open: OpenPage): Promise<number> {
  await collectGarbage(open);
  return (await readMetrics(open))['JSHeapUsedSize'] ?? Number.NaN;
}

async function openList(context: BrowserContext, url: string): Promise<OpenPage> {
  await context.addInitScript(WATCH);
  const open = await openPage(context);
  await open.cdp.send('Performance.enable');
  await open.page.goto(`${url}/requests/waiting?limit=50`);
  await open.page.getByRole('row').nth(50).waitFor();
  await open.page.getByText('Live', { exact: true }).waitFor();
  return open;
}

/** 200 events a second on a full list: it stays responsive, reloads rarely, and is correct at the end. */
export async function events({ quick, strict }: PartOptions): Promise<boolean> {
  const seconds = quick ? 5 : 30;
  return withBenchDatabase('SQLite', async (location) => {
    const [project] = await makeProjects(location, 1, { requests: 2000, messages: 0, others: 0 });
    const server = await startServer(location);
    try {
      return await withBrowser(async (browser) => {
        const open = await openList(
          await signedInContext(browser, server.url, project),
          server.url,
        );
        const countText = async () =>
          (await open.page
            .getByText(/of [\d,  ]+/)
            .first()
            .textContent()) ?? '';
        const before = await heap(open);
        await open.page.evaluate('performance.clearResourceTimings()');
        const began = performance.now();
        const sent = await sendRequests(server.url, project, seconds);
        const newest = open.page.getByRole('row').nth(1);
        const ended = performance.now();
        await untilTrue(
          open.page,
          `performance.now() - Math.max(0, ...performance.getEntriesByType('resource').map((entry) => entry.responseEnd)) > 2000`,
        );
        const settled = performance.now() - ended;
        const reloads = await callsOf(open, paths.requestQuery(project.id));
        const recounts = await callsOf(open, paths.dashboard(project.id));
        const grown = ((await heap(open)) - before) / MEGABYTE;
        const longTasks = await open.page.evaluate<number[]>('window.longTasks');
        const answer = await open.page.request.post(
          `${server.url}${paths.requestQuery(project.id)}?limit=1`,
          { data: { 'state_id in': [1] } },
        );
        const { totalCount } = (await answer.json()) as { totalCount: number };
        const shown = await countText();
        printTable(
          ['what', 'figure'],
          [
            ['events', sent],
            ['events a second, as answered', (sent / ((ended - began) / 1000)).toFixed(0)],
            ['reloads of the list', reloads.length],
            ['reloads of the counts', recounts.length],
            ['longest task, ms', Math.max(0, ...longTasks).toFixed(0)],
            ['heap grown, MB', grown.toFixed(1)],
            ['settled after, ms', settled.toFixed(0)],
            ['waiting in the database', totalCount],
            ['shown on the page', shown],
            ['its first row', (await newest.textContent()) ?? ''],
          ],
        );
        return (
          judge([
            { what: 'longest task, ms', value: Math.max(0, ...longTasks), atMost: 100 },
            {
              what: 'most reloads of the list in a second',
              value: mostInOneSecond(reloads),
              atMost: 1,
            },
            {
              what: 'most reloads of the counts in a second',
              value: mostInOneSecond(recounts),
              atMost: 1,
            },
            {
              what: 'rows missed on the page',
              value: shown.replace(/\D/g, '').endsWith(String(totalCount)) ? 0 : 1,
              atMost: 0,
            },
            { what: 'heap grown, MB', value: grown, atMost: 3 },
          ]) || !strict
        );
      });
    } finally {
      await server.stop();
    }
  });
}
