import { setTimeout as pause } from 'node:timers/promises';
import { paths } from '@concierge/contract/paths';
import type { TestProject } from '@concierge/server/testing/testProject';
import type { BrowserContext } from 'playwright';
import { collectGarbage, readMetrics } from '../support/browser.ts';
import {
  openPage,
  type OpenPage,
  quietFor,
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
  // What the page loads while it is idle, five seconds later, is no growth.
  await untilTrue(open.page, quietFor(7_000));
  return open;
}

const SCREENS = [
  '/dashboard',
  '/requests/waiting',
  '/requests/approved',
  '/requests/canceled',
  '/requests/done',
  '/messages',
  '/users',
  '/settings',
] as const;
const EVENT_PAUSE_MS = 500;
/** Longer than a console waits before it asks for rows around the page it shows. */
const QUIET_MS = 4_000;

/** What a page costs the server: its calls, and the bytes of their answers and of its socket. */
async function watchCosts({ page, cdp }: OpenPage) {
  const costs = { calls: 0, callBytes: 0, frames: 0, frameBytes: 0 };
  const pending = new Set<string>();
  await cdp.send('Network.enable');
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!new URL(request.url).pathname.startsWith('/api/')) return;
    costs.calls += 1;
    pending.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (pending.delete(requestId)) costs.callBytes += encodedDataLength;
  });
  cdp.on('Network.webSocketFrameReceived', ({ response }) => {
    costs.frames += 1;
    costs.frameBytes += Buffer.byteLength(response.payloadData);
  });
  const reset = () => {
    Object.assign(costs, { calls: 0, callBytes: 0, frames: 0, frameBytes: 0 });
  };
  return { costs, reset, name: new URL(page.url()).pathname };
}

/** A new request every other time, and its approval in between. */
async function causeEvents(
  context: BrowserContext,
  url: string,
  project: TestProject,
  count: number,
): Promise<void> {
  const post = async (path: string, data: object, headers = {}) => {
    const answer = await context.request.post(url + path, { data, headers });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()}`);
    return (await answer.json()) as { id: number };
  };
  const device = { authorization: `Bearer ${project.devices[0].key}` };
  let id = 0;
  for (let n = 0; n < count; n += 1) {
    if (n % 2 === 0) {
      const body = { service_id: project.services[0], note: 'Two more towels, please.' };
      ({ id } = await post(paths.deviceRequests(), body, device));
    } else {
      await post(paths.requestUpdate(project.id, id), { state_id: 2 });
    }
    await pause(EVENT_PAUSE_MS);
  }
}

/** What an open console costs the server on each screen while the house is busy. */
async function screens(seconds: number): Promise<boolean> {
  return withBenchDatabase('SQLite', async (location) => {
    const [project] = await makeProjects(location, 1, { requests: 2000, messages: 100, others: 0 });
    const server = await startServer(location);
    try {
      return await withBrowser(async (browser) => {
        const context = await signedInContext(browser, server.url, project);
        const watched: Awaited<ReturnType<typeof watchCosts>>[] = [];
        for (const screen of SCREENS) {
          const open = await openPage(context);
          await open.page.goto(server.url + screen);
          await open.page.getByText('Live', { exact: true }).waitFor();
          watched.push(await watchCosts(open));
        }
        // Each list asks once for the rows around its page: now, so that it is not counted below.
        await causeEvents(context, server.url, project, 2);
        await pause(QUIET_MS);
        const first = watched.map(({ costs }) => costs.calls);
        for (const { reset } of watched) reset();
        const count = (seconds * 1000) / EVENT_PAUSE_MS;
        await causeEvents(context, server.url, project, count);
        await pause(QUIET_MS);
        printTable(
          ['screen', 'calls at first', 'calls', 'their bytes', 'frames', 'bytes an event'],
          watched.map(({ name, costs }, at) => [
            name,
            first[at] ?? 0,
            costs.calls,
            costs.callBytes,
            costs.frames,
            ((costs.callBytes + costs.frameBytes) / count).toFixed(0),
          ]),
        );
        const worst = (cost: (costs: (typeof watched)[number]['costs']) => number) =>
          Math.max(...watched.map(({ costs }) => cost(costs)));
        return judge([
          { what: 'calls of a screen', value: worst(({ calls }) => calls), atMost: 0 },
          { what: 'events missed', value: worst(({ frames }) => count - frames), atMost: 0 },
          {
            what: 'bytes an event',
            value: worst(({ callBytes, frameBytes }) => (callBytes + frameBytes) / count),
            atMost: 2048,
          },
        ]);
      });
    } finally {
      await server.stop();
    }
  });
}

/** What open consoles cost on each screen, and one full list in a storm of events. */
export async function events({ quick, strict }: PartOptions): Promise<boolean> {
  const seconds = quick ? 5 : 30;
  const isCheap = await screens(seconds);
  const isSteady = await storm(seconds);
  return (isCheap && isSteady) || !strict;
}

/** 200 events a second on a full list: it stays responsive, reloads rarely, and is correct at the end. */
async function storm(seconds: number): Promise<boolean> {
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
        await untilTrue(open.page, quietFor(2_000));
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
        return judge([
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
        ]);
      });
    } finally {
      await server.stop();
    }
  });
}
