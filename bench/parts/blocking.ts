import { readFile } from 'node:fs/promises';
import { percentile } from '@concierge/server/cli/latency';
import { paths } from '@concierge/contract/paths';
import type { ServerProcess } from '@concierge/server/testing/serverProcess';
import type { TestProject } from '@concierge/server/testing/testProject';
import { makeProjects, withBenchDatabase } from '../support/benchDatabase.ts';
import { type Headers, HttpClient, signIn } from '../support/http.ts';
import type { PartOptions } from '../support/part.ts';
import { type Cell, ms, printTable } from '../support/report.ts';
import { startServer } from '../support/server.ts';

/** The longest a list may hold the event loop. */
const AT_MOST_MS = 50;
function listsOf({ id }: TestProject): [name: string, path: string][] {
  const requests = (query: string) => `${paths.requestQuery(id)}?${query}`;
  const messages = (query: string) => `${paths.messageQuery(id)}?${query}`;
  return [
    ['waiting, 10 newest', requests('limit=10')],
    ['requests by note, 10', requests('orderBy=note&limit=10')],
    [
      'requests by device, 1 000 from 90 000',
      requests('orderBy=device_name&limit=1000&offset=90000'),
    ],
    ['requests by note, 1 000 from 99 000', requests('orderBy=note&limit=1000&offset=99000')],
    ['requests, beyond the last', requests('offset=2147483647')],
    ['dashboard, limit 1000', `${paths.dashboard(id)}?limit=1000`],
    ['messages by title, 1 000', messages('orderBy=title&limit=1000')],
    ['messages by user, 1 000 from 19 000', messages('orderBy=username&limit=1000&offset=19000')],
  ];
}

/**
 * Milliseconds the main thread of a process has been running, by Linux; the event loop is held no longer than
 * that. Unlike the time that passes it does not depend on what else the machine does.
 */
async function mainThreadMs(pid: number): Promise<number> {
  const [nanoseconds] = (await readFile(`/proc/${pid}/task/${pid}/schedstat`, 'utf8')).split(' ');
  return Number(nanoseconds) / 1e6;
}

interface Held {
  calls: number[];
  /** What a call costs the main thread. */
  mainThread: number;
  /** The slowest answer of a call that needs nothing, made without pause meanwhile. */
  health: number;
}

async function measure(
  { pid }: ServerProcess,
  http: HttpClient,
  count: number,
  call: () => Promise<number>,
): Promise<Held> {
  await call();
  const before = await mainThreadMs(pid);
  for (let run = 0; run < count; run += 1) await call();
  const mainThread = ((await mainThreadMs(pid)) - before) / count;
  const calls: number[] = [];
  let health = 0;
  const end = new AbortController();
  const pulse = (async () => {
    while (!end.signal.aborted) {
      const answer = await http.must('GET', '/healthz', {});
      health = Math.max(health, answer.ms);
    }
  })();
  for (let run = 0; run < count; run += 1) calls.push(await call());
  end.abort();
  await pulse;
  return { calls, mainThread, health };
}

/** The longest lists of one project with 100 000 requests and 20 000 messages hold up nothing else. */
export async function blocking({ quick }: PartOptions): Promise<boolean> {
  const amounts = quick
    ? { requests: 5_000, messages: 1_000, others: 0 }
    : { requests: 100_000, messages: 20_000, others: 0 };
  const rows: Cell[][] = [];
  let worst = 0;
  await withBenchDatabase('SQLite', async (location) => {
    const [project] = await makeProjects(location, 1, amounts);
    const server = await startServer(location);
    const headers: Headers = await signIn(server.url, project, 'admin');
    const http = new HttpClient(server.url, 4);
    for (const [name, path] of listsOf(project)) {
      const call = async () => (await http.must('POST', path, headers, {})).ms;
      const { calls, mainThread, health } = await measure(server, http, quick ? 3 : 20, call);
      const slowest = Math.max(...calls);
      rows.push([name, ms(percentile(calls, 50)), ms(slowest), ms(mainThread), ms(health)]);
      worst = Math.max(worst, mainThread);
    }
    http.close();
    await server.stop();
  });
  printTable(['list', 'p50', 'slowest', 'main thread', '/healthz meanwhile, slowest'], rows);
  return worst < AT_MOST_MS || quick;
}
