import { Worker } from 'node:worker_threads';
import { percentile } from '@concierge/server/cli/latency';
import { migrate } from '@concierge/server/database/migrate';
import { type DatabaseLocation, withDatabase } from '@concierge/server/database/open';
import { type House, type HouseSize, addHouse } from '@concierge/server/testing/deskHouse';
import { freePort } from '@concierge/server/testing/freePort';
import type { ServerProcess } from '@concierge/server/testing/serverProcess';
import { type DatabaseName, withBenchDatabase } from '../support/benchDatabase.ts';
import { browserDesks } from '../support/browserDesks.ts';
import { DeskHall } from '../support/deskHall.ts';
import {
  type LoadFigures,
  type RunningHouse,
  loadLines,
  measureLoad,
} from '../support/deskLoad.ts';
import {
  RETURN_HEADS,
  type ReturnFigures,
  measureReturn,
  returnCells,
} from '../support/deskReturn.ts';
import type { PartOptions } from '../support/part.ts';
import { type Judged, judge } from '../support/ratios.ts';
import { printTable } from '../support/report.ts';
import { startServer } from '../support/server.ts';

const PROCESSES = 3;
/** As a server has them unless it is told otherwise. */
const DEFAULT_LIMITS = { RATE_LIMIT: '', DEVICE_RATE_LIMIT: '' };

interface Plan {
  desks: number;
  seconds: number;
  size: HouseSize;
  rounds: number;
}

const FULL: Plan = {
  desks: 1_000,
  seconds: 60,
  size: { requests: 100_000, waiting: 1_000, services: 100, users: 200, devices: 1_000 },
  rounds: 15,
};
const QUICK: Plan = { ...FULL, desks: 100, seconds: 10, rounds: 3 };

const makeHouse = (location: DatabaseLocation, size: HouseSize): Promise<House> =>
  withDatabase(location, async (database) => {
    await migrate(database);
    return addHouse(database, 'thousand', size);
  });

interface Measured {
  load: LoadFigures;
  returns: ReturnFigures[];
}

/** Opens the desks and reports how long it took and whether all are in. */
async function openHall(url: string, house: House, { desks }: Plan, where: string) {
  const began = performance.now();
  const hall = await DeskHall.open({ url, house, count: desks });
  const inStep = await hall.untilInStep(0, 60_000);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const { calls, failed, refused, resyncs } = await hall.ask('total', null);
  console.log(
    `${where}: ${inStep} of ${desks} consoles signed in and connected after ${seconds} s, ${calls} calls, ${failed} failed, ${refused} of them told to wait, ${resyncs} pages without data`,
  );
  return hall;
}

/** One process: the load, then a restart by an administrator, then one by a power cut. */
async function oneProcess(
  name: DatabaseName,
  location: DatabaseLocation,
  house: House,
  plan: Plan,
): Promise<Measured> {
  const port = await freePort();
  const start = () => startServer(location, { port, env: DEFAULT_LIMITS });
  let server = await start();
  const { url } = server;
  const hall = await openHall(url, house, plan, name);
  const running: RunningHouse = { location, house, url, processes: [url], hall };
  try {
    const load = await measureLoad(running, plan.seconds);
    const again = async (end: () => Promise<void>) => {
      await end();
      server = await start();
    };
    const returns = [
      await measureReturn(running, `${name}, SIGTERM`, () => again(() => server.stop())),
      await measureReturn(running, `${name}, SIGKILL`, () => again(() => server.kill())),
    ];
    return { load, returns };
  } finally {
    await hall.close();
    await server.stop();
  }
}

/** Three processes on one PostgreSQL, behind one address; then one of them is killed. */
async function threeProcesses(
  location: DatabaseLocation,
  house: House,
  plan: Plan,
): Promise<Measured> {
  const name = `PostgreSQL, ${PROCESSES} processes`;
  const servers: ServerProcess[] = [];
  while (servers.length < PROCESSES) {
    servers.push(await startServer(location, { env: DEFAULT_LIMITS }));
  }
  const processes = servers.map(({ url }) => url);
  const ports = processes.map((url) => Number(new URL(url).port));
  const proxy = new Worker(new URL('../support/roundRobin.ts', import.meta.url), {
    workerData: ports,
  });
  const port = await new Promise((resolve) => proxy.once('message', resolve));
  const url = `http://127.0.0.1:${port}`;
  const hall = await openHall(url, house, plan, name);
  try {
    const running: RunningHouse = { location, house, url, processes, hall };
    const load = await measureLoad(running, plan.seconds / 2);
    const killed = await measureReturn(running, `${name}, one killed`, async () =>
      servers[1]?.kill(),
    );
    return { load, returns: [killed] };
  } finally {
    await hall.close();
    await proxy.terminate();
    await Promise.all(servers.map((server) => server.stop()));
  }
}

function figuresOf(name: string, { load, returns }: Measured): Judged[] {
  const p95 = (samples: readonly number[]) => percentile(samples, 95) ?? Infinity;
  const { report, stale } = load;
  const of = (what: string, value: number, atMost: number) => ({
    what: `${name}: ${what}`,
    value,
    atMost,
  });
  return [
    of('device answered p95, ms', p95(load.device), 100),
    of('change to the last console p95, ms', p95(load.toLast), 500),
    of('failed calls', report.failed + report.unanswered, 0),
    of('stale rows and counts', stale.rows + stale.counts, 0),
    of('consoles not in step', load.desks - load.inStep, 0),
    of('calls per console and event', load.callsPerDeskAndEvent, 0.05),
    of('bytes per console and event', load.bytesPerDeskAndEvent, 2_048),
    of('cores of the servers', load.serverCores, load.servers.length),
    ...returns.flatMap((one) => [
      of(`${one.what}: all back and in step, s`, one.backMs / 1000, 10),
      of(`${one.what}: stale rows and counts`, one.stale.rows + one.stale.counts, 0),
      of(`${one.what}: told to wait`, one.refused, 0),
      of(`${one.what}: calls of a console`, one.calls / load.desks, 0.05),
    ]),
  ];
}

/**
 * A thousand consoles on one server process, on each database, and on three processes; then what becomes of them
 * when a server goes. All clients have one address.
 */
export async function desks({ quick, strict }: PartOptions): Promise<boolean> {
  const plan = quick ? QUICK : FULL;
  const measured = new Map<string, Measured>();
  await withBenchDatabase('SQLite', async (location) => {
    const house = await makeHouse(location, plan.size);
    measured.set('SQLite', await oneProcess('SQLite', location, house, plan));
  });
  await withBenchDatabase('PostgreSQL', async (location) => {
    const house = await makeHouse(location, plan.size);
    measured.set('PostgreSQL', await oneProcess('PostgreSQL', location, house, plan));
    measured.set('3 × PostgreSQL', await threeProcesses(location, house, plan));
  });
  const names = [...measured.keys()];
  const columns = [...measured.values()].map(({ load }) => loadLines(load));
  const rows = (columns[0] ?? []).map(([name], line) => [
    name,
    ...columns.map((column) => column[line]?.[1] ?? '–'),
  ]);
  console.log('');
  printTable(['5 changes a second', ...names], rows);
  console.log('');
  printTable(
    RETURN_HEADS,
    [...measured.values()].flatMap(({ returns }) => returns.map(returnCells)),
  );
  console.log('');
  const inBrowsers = await browserDesks(plan.rounds);
  const figures = [...measured].flatMap(([name, one]) => figuresOf(name, one));
  return judge([...figures, inBrowsers]) || !strict;
}
