import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '@concierge/contract/paths';
import { percentile } from '@concierge/server/cli/latency';
import { migrate } from '@concierge/server/database/migrate';
import { type DatabaseLocation, withDatabase } from '@concierge/server/database/open';
import { type House, addHouse } from '@concierge/server/testing/deskHouse';
import { fillProject } from '@concierge/server/testing/fill';
import { runCli } from '@concierge/server/testing/runCli';
import type { ServerProcess } from '@concierge/server/testing/serverProcess';
import { withBenchDatabase } from '../support/benchDatabase.ts';
import { type Headers, HttpClient, signIn } from '../support/http.ts';
import type { PartOptions } from '../support/part.ts';
import { longestPurgeStatement } from '../support/purging.ts';
import { judge } from '../support/ratios.ts';
import { type Cell, ms, printTable } from '../support/report.ts';
import { startServer } from '../support/server.ts';

/** The longest a call, or a piece of a streamed answer, may hold the event loop. */
const AT_MOST_MS = 20;
const AUDIT_ENTRIES_PER_PIECE = 500;

interface Call {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  /** Pieces the answer comes in; other calls are served between two of them. */
  pieces?: number;
}

function staffCalls({ project: { id } }: House, auditEntries: number): Call[] {
  const requests = (name: string, query: string): Call => ({
    name: `requests: ${name}`,
    method: 'POST',
    path: `${paths.requestQuery(id)}?${query}`,
  });
  const messages = (name: string, query: string): Call => ({
    name: `messages: ${name}`,
    method: 'POST',
    path: `${paths.messageQuery(id)}?${query}`,
  });
  const get = (name: string, path: string): Call => ({ name, method: 'GET', path });
  return [
    requests('10 newest', 'limit=10'),
    requests('by note, 10', 'orderBy=note&limit=10'),
    requests('by device, 1 000 from 90 000', 'orderBy=device_name&limit=1000&offset=90000'),
    requests('by note, 1 000 from 99 000', 'orderBy=note&limit=1000&offset=99000'),
    requests('beyond the last', 'offset=2147483647'),
    { name: 'dashboard, 1 000', method: 'POST', path: `${paths.dashboard(id)}?limit=1000` },
    messages('by title, 1 000', 'orderBy=title&limit=1000'),
    messages('by user, 1 000 from 19 000', 'orderBy=username&limit=1000&offset=19000'),
    get('audit trail, 100', `${paths.audit(id)}?limit=100`),
    get('audit trail, what nobody did', `${paths.audit(id)}?limit=100&action=device.created`),
    {
      ...get('audit trail as CSV, each piece', `${paths.audit(id)}.csv`),
      pieces: Math.ceil(auditEntries / AUDIT_ENTRIES_PER_PIECE),
    },
    get('filtering options', paths.filteringOptions(id)),
    get('users', paths.users(id)),
    get('devices', paths.devices(id)),
    get('services', paths.serviceQuery(id)),
  ];
}

function deviceCalls({ services }: House): (Call & { body?: object })[] {
  return [
    { name: 'device: its requests', method: 'GET', path: `${paths.deviceRequests()}?limit=100` },
    { name: 'device: its messages', method: 'GET', path: `${paths.deviceMessages()}?limit=100` },
    {
      name: 'device: a request',
      method: 'POST',
      path: paths.deviceRequests(),
      body: { service_id: services[0], note: 'Two more pillows, please.' },
    },
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

/** Calls without pause until the work has ended; resolves with the milliseconds each took. */
async function callsDuring(
  work: () => Promise<unknown>,
  call: () => Promise<number>,
): Promise<number[]> {
  const end = new AbortController();
  const times: number[] = [];
  const pulse = (async () => {
    while (!end.signal.aborted) times.push(await call());
  })();
  await work();
  end.abort();
  await pulse;
  return times;
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
  const health = await callsDuring(
    async () => {
      for (let run = 0; run < count; run += 1) calls.push(await call());
    },
    async () => (await http.must('GET', '/healthz', {})).ms,
  );
  return { calls, mainThread, health: Math.max(...health) };
}

async function fill(location: DatabaseLocation, quick: boolean): Promise<House> {
  const size = { waiting: 1_000, services: 100, users: 200, devices: 1_000 };
  const rows = quick ? 1_000 : 20_000;
  return withDatabase(location, async (database) => {
    await migrate(database);
    const house = await addHouse(database, 'house', {
      ...size,
      requests: quick ? 5_000 : 100_000,
    });
    await fillProject(database.db, house.project, { requests: 0, messages: rows, others: rows });
    // All are of one user, who can have twenty.
    await database.db.deleteFrom('push_subscription').execute();
    return house;
  });
}

/** The heaviest calls of one project with 100 000 requests and 20 000 messages hold up nothing else. */
export async function blocking({ quick, strict }: PartOptions): Promise<boolean> {
  const rows: Cell[][] = [];
  const count = quick ? 3 : 20;
  let worst = 0;
  let longestPurge = 0;
  const beside: Cell[][] = [];
  await withBenchDatabase('SQLite', async (location) => {
    const house = await fill(location, quick);
    const server = await startServer(location);
    const http = new HttpClient(server.url, 4);
    const staff: Headers = await signIn(server.url, house.project, 'admin');
    const device: Headers = { authorization: `Bearer ${house.project.devices[0].key}` };
    const timed = ({ method, path, body }: Call & { body?: object }, headers: Headers) =>
      http
        .must(method, path, headers, body ?? (method === 'POST' ? {} : undefined))
        .then((answer) => answer.ms);
    try {
      const calls = [
        ...staffCalls(house, quick ? 1_000 : 20_000).map((call) => ({ call, headers: staff })),
        ...deviceCalls(house).map((call) => ({ call, headers: device })),
      ];
      for (const { call, headers } of calls) {
        const held = await measure(server, http, count, () => timed(call, headers));
        const mainThread = held.mainThread / (call.pieces ?? 1);
        const slowest = Math.max(...held.calls);
        const p50 = percentile(held.calls, 50);
        rows.push([call.name, ms(p50), ms(slowest), ms(mainThread), ms(held.health)]);
        worst = Math.max(worst, mainThread);
      }
      const [newest, , worstList] = staffCalls(house, 0);
      const [, , request] = deviceCalls(house);
      if (!newest || !worstList || !request) throw new Error('no calls');
      const besides = async (
        what: string,
        work: () => Promise<unknown>,
        call: Call,
        who: Headers,
      ) => {
        const times = await callsDuring(work, () => timed(call, who));
        beside.push([what, ms(percentile(times, 50)), ms(Math.max(...times))]);
      };
      await besides(
        '10 newest requests, while the slowest list is read again and again',
        async () => {
          for (let run = 0; run < count / 2; run += 1) await timed(worstList, staff);
        },
        newest,
        staff,
      );
      await besides(
        'a device’s request, while a backup is written',
        () => runCli(location, 'backup', '--to', join(location.dataDir, 'backup.sqlite')),
        request,
        device,
      );
    } finally {
      http.close();
      await server.stop();
    }
    longestPurge = await longestPurgeStatement(location, house.project);
  });
  printTable(['call', 'p50', 'slowest', 'main thread', '/healthz meanwhile, slowest'], rows);
  console.log('');
  printTable(['beside each other', 'p50', 'slowest'], beside);
  const figures = [
    { what: 'a call on the main thread, ms', value: worst, atMost: AT_MOST_MS },
    { what: 'longest statement of a purge, ms', value: longestPurge, atMost: AT_MOST_MS },
  ];
  return judge(figures) || quick || !strict;
}
