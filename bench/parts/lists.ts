import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { paths } from '@concierge/contract/paths';
import { createApp } from '@concierge/server/app';
import { readConfig } from '@concierge/server/config';
import { type RanStatement, openDatabase } from '@concierge/server/database/open';
import type { TestProject } from '@concierge/server/testing/people';
import Fastify from 'fastify';
import { type Place, makeProjects, withPlace } from '../support/house.ts';
import { HttpClient, type Headers, callsPerSecond, signIn, timeCalls } from '../support/http.ts';
import { type Cell, percentiles, printTable } from '../support/report.ts';
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

/** The statements a call makes, taken from the server itself. */
async function statementsOf(place: Place, headers: Headers, lists: readonly List[]) {
  let ran: RanStatement[] = [];
  const database = await openDatabase({ ...place, onStatement: (one) => ran.push(one) });
  const env = { DATA_DIR: place.dataDir, LOG_LEVEL: 'silent', RATE_LIMIT: '0' };
  const app = await createApp({ config: readConfig(env, place.dataDir), database });
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

/** The same statements, prepared once and run by the driver alone. */
function timeStatements(place: Place, statements: readonly RanStatement[], count: number) {
  const database = new DatabaseSync(join(place.dataDir, 'concierge.sqlite'), { readOnly: true });
  const prepared = statements.map(({ sql, parameters }) => ({
    statement: database.prepare(sql),
    values: parameters as SQLInputValue[],
  }));
  const samples: number[] = [];
  for (let run = -count / 10; run < count; run += 1) {
    const start = performance.now();
    for (const { statement, values } of prepared) statement.all(...values);
    if (run >= 0) samples.push(performance.now() - start);
  }
  database.close();
  return samples;
}

/** What HTTP and the framework cost when there is nothing to do. */
async function timeEmptyRoute(count: number): Promise<{ samples: number[]; perSecond: number }> {
  const app = Fastify();
  app.post('/', async () => ({}));
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const client = new HttpClient(url, 8);
  const samples = await timeCalls(count, () => client.must('POST', '/', {}, {}));
  const perSecond = await callsPerSecond(8, count, () => client.must('POST', '/', {}, {}));
  client.close();
  await app.close();
  return { samples, perSecond };
}

/** List queries on 100 000 requests in 50 projects, beside the bare statements and an empty route. */
export async function lists({ quick }: { quick: boolean }): Promise<boolean> {
  const projects = quick ? 5 : 50;
  const count = quick ? 100 : 1_000;
  await withPlace('SQLite', async (place) => {
    const [project] = await makeProjects(place, projects, {
      requests: 2_000,
      messages: 0,
      others: 0,
    });
    const server = await startServer(place);
    const headers = await signIn(server.url, project, 'admin');
    const asked = listsOf(project);
    const rows: Cell[][] = [];
    const client = new HttpClient(server.url, 8);
    const timed = new Map<List, { samples: number[]; perSecond: number }>();
    for (const list of asked) {
      const call = () => client.must('POST', list.path, headers, list.body);
      const samples = await timeCalls(count, call);
      timed.set(list, { samples, perSecond: await callsPerSecond(8, count, call) });
    }
    client.close();
    await server.stop();

    const statements = await statementsOf(place, headers, asked);
    for (const list of asked) {
      const { samples = [], perSecond = 0 } = timed.get(list) ?? {};
      const own = statements.get(list) ?? [];
      const bare = timeStatements(place, own, count);
      rows.push([
        list.name,
        ...percentiles(samples),
        perSecond.toFixed(0),
        ...percentiles(bare),
        own.length,
      ]);
    }
    const empty = await timeEmptyRoute(count);
    rows.push([
      'an empty Fastify route',
      ...percentiles(empty.samples),
      empty.perSecond.toFixed(0),
      '–',
      '–',
      '–',
      0,
    ]);
    console.log(
      `${projects * 2_000} requests in ${projects} projects, SQLite, up to ${count} calls each, ms\n`,
    );
    printTable(
      [
        'list',
        'p50',
        'p95',
        'p99',
        'calls/s, 8 at once',
        'SQL p50',
        'SQL p95',
        'SQL p99',
        'statements',
      ],
      rows,
    );
  });
  return true;
}
