import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { paths } from '@concierge/contract/paths';
import { createApp } from '@concierge/server/app';
import { readConfig } from '@concierge/server/config';
import { percentile } from '@concierge/server/cli/latency';
import {
  type RanStatement,
  openDatabase,
  type DatabaseLocation,
} from '@concierge/server/database/open';
import { freePort } from '@concierge/server/testing/freePort';
import type { TestProject } from '@concierge/server/testing/testProject';
import { makeProjects, withBenchDatabase } from '../support/benchDatabase.ts';
import {
  BUDGET_MS,
  HttpClient,
  type Headers,
  type TimedAnswer,
  callsPerSecond,
  signIn,
} from '../support/http.ts';
import type { PartOptions } from '../support/part.ts';
import { type Cell, ms, percentiles, printTable } from '../support/report.ts';
import { startServer } from '../support/server.ts';

interface List {
  name: string;
  path: string;
  body: unknown;
}

function listsOf({ id, services, devices, users }: TestProject): List[] {
  const query = paths.requestQuery(id);
  return [
    { name: 'waiting, 10 newest', path: query, body: { 'state_id in': [1] } },
    {
      name: 'done, 25 by approval time',
      path: `${query}?limit=25&orderBy=approved_at&direction=DESC`,
      body: { 'state_id in': [4] },
    },
    {
      name: 'done, 50, three filters',
      path: `${query}?limit=50`,
      body: {
        'state_id in': [4],
        'service_id =': services[0],
        'device_id =': devices[0].id,
        'approved_by =': users.operator,
      },
    },
    {
      name: 'all, last page by note',
      path: `${query}?limit=10&offset=1990&orderBy=note`,
      body: {},
    },
    { name: 'dashboard, limit 1000', path: `${paths.dashboard(id)}?limit=1000`, body: {} },
  ];
}

/** The statements of each call, recorded from the server. */
async function statementsOf(location: DatabaseLocation, headers: Headers, lists: readonly List[]) {
  let ran: RanStatement[] = [];
  const database = await openDatabase({ ...location, onStatement: (one) => ran.push(one) });
  const env = {
    DATA_DIR: location.dataDir,
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '0',
    DEVICE_RATE_LIMIT: '0',
  };
  const app = await createApp({ config: readConfig(env, location.dataDir), database });
  await app.ready();
  const statements = new Map<List, RanStatement[]>();
  for (const list of lists) {
    ran = [];
    const payload = list.body as Record<string, unknown>;
    await app.inject({ method: 'POST', url: list.path, headers, payload });
    statements.set(
      list,
      ran.filter(({ sql }) => sql.startsWith('select')),
    );
  }
  await app.close();
  await database.close();
  return statements;
}

/** The same statements, prepared once and run by the driver only. */
function bareStatements(location: DatabaseLocation, statements: readonly RanStatement[]) {
  const database = new DatabaseSync(join(location.dataDir, 'concierge.sqlite'), { readOnly: true });
  const prepared = statements.map(({ sql, parameters }) => ({
    statement: database.prepare(sql),
    values: parameters as SQLInputValue[],
  }));
  return {
    run(): number {
      const start = performance.now();
      for (const { statement, values } of prepared) statement.all(...values);
      return performance.now() - start;
    },
    close: () => database.close(),
  };
}

/** The cost of HTTP and the framework alone, in its own process. */
async function startEmptyRoute(): Promise<{ url: string; stop: () => Promise<void> }> {
  const script = join(import.meta.dirname, '../support/emptyRoute.ts');
  const child = spawn(process.execPath, [script, String(await freePort())], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    url: line.toString().trim(),
    async stop() {
      const exited = once(child, 'exit');
      child.kill();
      await exited;
    },
  };
}

/** Bound of the ratio of a list call to its statements plus an empty route. */
const AT_MOST = 4;
const HEADS = [
  'list',
  'p50',
  'p95',
  'p99',
  'calls/s, 8 at once',
  'statements',
  'SQL p50',
  'empty route p50',
  'call / (SQL + empty)',
] as const;

interface Compared {
  call: () => Promise<TimedAnswer>;
  sql: () => number;
  empty: () => Promise<TimedAnswer>;
}

/** Measures the three alternately, so that other load affects all of them alike. */
async function timeInTurn(count: number, { call, sql, empty }: Compared) {
  const samples = { call: [] as number[], sql: [] as number[], empty: [] as number[] };
  const end = performance.now() + BUDGET_MS;
  for (let run = -count / 10; run < count && performance.now() < end; run += 1) {
    const turn = { call: (await call()).ms, sql: sql(), empty: (await empty()).ms };
    if (run < 0) continue;
    samples.call.push(turn.call);
    samples.sql.push(turn.sql);
    samples.empty.push(turn.empty);
  }
  return samples;
}

/** List calls on 100 000 requests in 50 projects, compared with the bare statements and an empty route. */
export async function lists({ quick }: PartOptions): Promise<boolean> {
  const projects = quick ? 5 : 50;
  const count = quick ? 100 : 1_000;
  let passed = true;
  await withBenchDatabase('SQLite', async (location) => {
    const [project] = await makeProjects(location, projects, {
      requests: 2_000,
      messages: 0,
      others: 0,
    });
    const server = await startServer(location);
    const empty = await startEmptyRoute();
    const headers = await signIn(server.url, project, 'admin');
    const measured = listsOf(project);
    const statements = await statementsOf(location, headers, measured);
    const client = new HttpClient(server.url, 8);
    const emptyClient = new HttpClient(empty.url, 1);
    const rows: Cell[][] = [];
    for (const list of measured) {
      const own = statements.get(list) ?? [];
      const bare = bareStatements(location, own);
      const call = () => client.must('POST', list.path, headers, list.body);
      const callEmpty = () => emptyClient.must('POST', '/', {}, {});
      const times = await timeInTurn(count, { call, sql: () => bare.run(), empty: callEmpty });
      bare.close();
      const median = (samples: readonly number[]) => percentile(samples, 50) ?? Number.NaN;
      const ratio = median(times.call) / (median(times.sql) + median(times.empty));
      if (ratio > AT_MOST) passed = false;
      rows.push([
        list.name,
        ...percentiles(times.call),
        (await callsPerSecond(8, count, call)).toFixed(0),
        own.length,
        ms(median(times.sql)),
        ms(median(times.empty)),
        ratio > AT_MOST ? `${ratio.toFixed(2)}, over ${AT_MOST}!` : ratio.toFixed(2),
      ]);
    }
    client.close();
    emptyClient.close();
    await server.stop();
    await empty.stop();
    console.log(
      `${projects * 2_000} requests in ${projects} projects, SQLite, up to ${count} calls each, ms; the last column may be ${AT_MOST}\n`,
    );
    printTable(HEADS, rows);
  });
  // A few calls of a cold server do not show the ratio.
  return passed || quick;
}
