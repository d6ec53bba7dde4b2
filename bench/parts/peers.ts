import { readFileSync } from 'node:fs';
import { RequestState } from '@concierge/contract/requestStates';
import { paths } from '@concierge/contract/paths';
import { type DatabaseLocation, withDatabase } from '@concierge/server/database/open';
import type { TestProject } from '@concierge/server/testing/testProject';
import { type DatabaseName, makeProjects, withBenchDatabase } from '../support/benchDatabase.ts';
import { type Headers, HttpClient, callsPerSecond, signIn } from '../support/http.ts';
import type { PartOptions } from '../support/part.ts';
import { startPeer } from '../support/peerServer.ts';
import { type Judged, judge, median } from '../support/ratios.ts';
import { type Cell, ms, printTable } from '../support/report.ts';
import { startServer } from '../support/server.ts';

const ROUNDS = 5;
const CLIENTS = 8;
/** As in `/proc`: hundredths of a second. */
const MS_PER_TICK = 10;

/** User and system time of a process so far, in milliseconds. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
}

/** One server, and how it is asked for the same. */
interface Contender {
  name: 'ours' | 'Feathers';
  pid: number;
  list: () => Promise<unknown>;
  approve: (id: number) => Promise<unknown>;
}

interface Figures {
  list: number[];
  listCpu: number[];
  change: number[];
  perSecond: number[];
}

/** Requests that wait, as its tablet sends them. */
async function addWaiting(http: HttpClient, { devices, services }: TestProject, count: number) {
  const guest = { authorization: `Bearer ${devices[0].key}` };
  const ids: number[] = [];
  for (let made = 0; made < count; made += 1) {
    const body = { service_id: services[made % 2 === 0 ? 0 : 1] };
    const { text } = await http.must('POST', paths.deviceRequests(), guest, body);
    ids.push((JSON.parse(text) as { id: number }).id);
  }
  return ids;
}

/** What was approved is done, as in a hotel, where few requests are open at any time. */
const completeAll = (location: DatabaseLocation, { id }: TestProject) =>
  withDatabase(location, ({ db }) =>
    db
      .updateTable('service_request')
      .set({ state_id: RequestState.done, completed_at: new Date().toISOString() })
      .where('project_id', '=', id)
      .where('state_id', '=', RequestState.approved)
      .execute(),
  );

function oursOf(
  url: string,
  pid: number,
  project: TestProject,
  reads: Headers,
  writes: Headers,
  other: TestProject,
): Contender {
  const http = new HttpClient(url, CLIENTS);
  const list = `${paths.requestQuery(project.id)}?limit=10`;
  const filter = { 'state_id in': [RequestState.waiting] };
  return {
    name: 'ours',
    pid,
    list: () => http.must('POST', list, reads, filter),
    approve: (id) =>
      http.must('POST', paths.requestUpdate(other.id, id), writes, {
        state_id: RequestState.approved,
      }),
  };
}

function peerOf(url: string, pid: number, reads: Headers, writes: Headers): Contender {
  const http = new HttpClient(url, CLIENTS);
  const list = `/requests?state_id=${RequestState.waiting}&$limit=10&$sort[id]=-1`;
  return {
    name: 'Feathers',
    pid,
    list: () => http.must('GET', list, reads),
    approve: (id) => {
      const call = () =>
        http.must('PATCH', `/requests/${id}`, writes, { state_id: RequestState.approved });
      // SQLite refuses a transaction that began to read before another process wrote.
      return call().catch(call);
    },
  };
}

async function timed(count: number, call: () => Promise<unknown>): Promise<number> {
  const samples: number[] = [];
  for (let made = 0; made < count; made += 1) {
    const start = performance.now();
    await call();
    samples.push(performance.now() - start);
  }
  return median(samples);
}

async function measureRound(
  { pid, list, approve }: Contender,
  figures: Figures,
  count: number,
  waiting: number[],
) {
  const before = cpuOf(pid);
  figures.list.push(await timed(count, list));
  figures.listCpu.push((cpuOf(pid) - before) / count);
  const next = () => approve(waiting.pop() ?? 0);
  figures.change.push(await timed(waiting.length / 2, next));
  figures.perSecond.push(await callsPerSecond(CLIENTS, waiting.length, next));
}

async function measure(
  name: DatabaseName,
  count: number,
): Promise<Map<Contender['name'], Figures>> {
  return withBenchDatabase(name, async (location) => {
    const amounts = { requests: 2_000, messages: 0, others: 0 };
    const [project, other] = await makeProjects(location, 2, amounts);
    if (!other) throw new Error('There is no second project');
    const server = await startServer(location);
    const reads = await signIn(server.url, project, 'operator');
    const writes = await signIn(server.url, other, 'operator');
    const peer = await startPeer(location);
    const tablet = new HttpClient(server.url, 1);
    try {
      const contenders = [
        oursOf(server.url, server.pid, project, reads, writes, other),
        peerOf(peer.url, peer.pid, reads, writes),
      ];
      const empty = (): Figures => ({ list: [], listCpu: [], change: [], perSecond: [] });
      const all = new Map(contenders.map((one) => [one.name, empty()]));
      for (let round = 0; round <= ROUNDS; round += 1) {
        for (const one of contenders) {
          // The first round warms up.
          const figures = round === 0 ? empty() : (all.get(one.name) ?? empty());
          // As many as may wait in a large hotel.
          const waiting = await addWaiting(tablet, other, count / 2);
          await measureRound(one, figures, count, waiting);
          await completeAll(location, other);
        }
      }
      return all;
    } finally {
      await peer.stop();
      await server.stop();
    }
  });
}

const cells = (database: DatabaseName, server: string, figures: Figures): Cell[] => [
  database,
  server,
  ms(median(figures.list)),
  ms(median(figures.listCpu)),
  ms(median(figures.change)),
  median(figures.perSecond).toFixed(0),
];

/** Lists and changes beside a small server of Feathers and Knex, in turns, on the same rows. */
export async function peers({ quick, strict }: PartOptions): Promise<boolean> {
  const count = quick ? 20 : 400;
  const rows: Cell[][] = [];
  const figures: Judged[] = [];
  for (const database of ['SQLite', 'PostgreSQL'] as const) {
    const all = await measure(database, count);
    const [ours, peer] = [all.get('ours'), all.get('Feathers')];
    if (!ours || !peer) throw new Error('A server was not measured');
    rows.push(cells(database, 'ours', ours), cells(database, 'Feathers', peer));
    const ratio = (what: keyof Figures) => median(ours[what]) / median(peer[what]);
    const of = (what: string, value: number, atMost: number) => ({
      what: `${database}: ${what}, ours to Feathers`,
      value,
      atMost,
    });
    const isSqlite = database === 'SQLite';
    figures.push(
      of('list p50', ratio('list'), 0.8),
      of('change p50', ratio('change'), isSqlite ? 0.85 : 1),
      isSqlite
        ? of('CPU of the server per list', ratio('listCpu'), 0.6)
        : of('time of a change, 8 at once', 1 / ratio('perSecond'), 1),
    );
  }
  printTable(
    [
      'database',
      'server',
      'list p50',
      'CPU per list',
      'change p50',
      `changes/s, ${CLIENTS} at once`,
    ],
    rows,
  );
  return judge(figures) || quick || !strict;
}
