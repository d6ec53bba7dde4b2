import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '@concierge/server/cli/latency';
import { type DatabaseLocation, withDatabase } from '@concierge/server/database/open';
import { latestSeq } from '@concierge/server/live/eventLog';
import type { DeskReport } from '@concierge/server/testing/desk';
import { keepAliveAgent } from '@concierge/server/testing/deskCalls';
import { DeskChanges } from '@concierge/server/testing/deskChanges';
import type { House } from '@concierge/server/testing/deskHouse';
import { type Staleness, staleness } from '@concierge/server/testing/deskTruth';
import type { DeskHall } from './deskHall.ts';
import { changeKey } from './deskThread.ts';
import { type ServerFigures, readFigures, usedSeconds } from './serverFigures.ts';

const EVERY_MS = 200;
/** How long the last change may take to reach the last desk before the load counts as lost. */
const SETTLE_MS = 15_000;

/** A house on running servers, and its desks. */
export interface RunningHouse {
  location: DatabaseLocation;
  house: House;
  /** The address the desks know. */
  url: string;
  /** Addresses of the server processes themselves. */
  processes: readonly string[];
  hall: DeskHall;
}

/** What a load cost and how it was carried. Milliseconds; `cores` are used on average. */
export interface LoadFigures {
  changes: number;
  events: number;
  desks: number;
  device: readonly number[];
  user: readonly number[];
  /** From the beginning of a change to the last desk; infinite when a desk has missed it. */
  toLast: readonly number[];
  callsPerDeskAndEvent: number;
  bytesPerDeskAndEvent: number;
  report: DeskReport;
  stale: Staleness;
  inStep: number;
  serverCores: number;
  clientCores: number;
  machineCores: number;
  servers: readonly ServerFigures[];
}

export const lastSeqOf = (location: DatabaseLocation, { project }: House): Promise<number> =>
  withDatabase(location, async ({ db }) => (await latestSeq(db, project.id)) ?? 0);

/** What the screens differ in from the database; nothing may change meanwhile. */
export async function staleScreens({ location, hall }: RunningHouse): Promise<Staleness> {
  const screens = await hall.ask('screens', null);
  return withDatabase(location, ({ db }) => staleness(db, screens));
}

const figuresOf = (urls: readonly string[]) => Promise.all(urls.map(readFigures));
const cpuOf = (servers: readonly ServerFigures[]) =>
  servers.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0);

function difference(after: DeskReport, before: DeskReport): DeskReport {
  const entries = Object.entries(after) as [keyof DeskReport, number][];
  return Object.fromEntries(
    entries.map(([name, value]) => [name, value - before[name]]),
  ) as unknown as DeskReport;
}

/** Five changes a second for this long, while the desks follow. */
export async function measureLoad(running: RunningHouse, seconds: number): Promise<LoadFigures> {
  const { location, house, url, processes, hall } = running;
  const agent = keepAliveAgent();
  const changes = new DeskChanges(url, house, agent);
  await changes.prepare();
  const firstSeq = await lastSeqOf(location, house);
  const serversBefore = await figuresOf(processes);
  const reportBefore = await hall.ask('total', null);
  const usedBefore = usedSeconds();
  const began = performance.now();
  const making: Promise<void>[] = [];
  while (performance.now() < began + seconds * 1000) {
    making.push(changes.next());
    await pause(Math.max(0, began + making.length * EVERY_MS - performance.now()));
  }
  await Promise.all(making);
  const passed = (performance.now() - began) / 1000;
  const used = usedSeconds();
  const servers = await figuresOf(processes);
  const lastSeq = await lastSeqOf(location, house);
  const inStep = await hall.untilInStep(lastSeq, SETTLE_MS);
  const report = difference(await hall.ask('total', null), reportBefore);
  const arrivals = await hall.ask('arrivals', null);
  agent.destroy();
  const events = lastSeq - firstSeq;
  const { made } = changes;
  const took = (by: 'device' | 'user') =>
    made.filter((one) => one.by === by).map(({ began: from, answered }) => answered - from);
  return {
    changes: made.length,
    events,
    desks: hall.size,
    device: took('device'),
    user: took('user'),
    toLast: made.map(({ id, state, began: from }) => {
      const arrival = arrivals.get(changeKey(id, state));
      return arrival?.desks === hall.size ? arrival.last - from : Infinity;
    }),
    callsPerDeskAndEvent: report.calls / hall.size / events,
    bytesPerDeskAndEvent: report.bytes / hall.size / events,
    report,
    stale: await staleScreens(running),
    inStep,
    serverCores: (cpuOf(servers) - cpuOf(serversBefore)) / passed,
    clientCores: (used.own - usedBefore.own) / passed,
    machineCores: (used.machine - usedBefore.machine) / passed,
    servers,
  };
}

const whole = (samples: readonly number[]) =>
  [50, 95, 100].map((percent) => percentile(samples, percent)?.toFixed(0) ?? '–').join(' / ');
const MEBIBYTE = 1024 ** 2;

/** The figures of a load as the lines of a table's column, each with its name. */
export function loadLines(load: LoadFigures): [name: string, figure: string][] {
  const { report, stale, servers } = load;
  const each = (one: (figures: ServerFigures) => string) => servers.map(one).join(' + ');
  return [
    ['consoles, in step at the end', `${load.inStep} of ${load.desks}`],
    ['changes, their events', `${load.changes}, ${load.events}`],
    ['device answered, ms, p50 / p95 / max', whole(load.device)],
    ['user answered, ms', whole(load.user)],
    ['change to the last console, ms', whole(load.toLast)],
    ['calls per console and event', load.callsPerDeskAndEvent.toFixed(4)],
    ['bytes per console and event', load.bytesPerDeskAndEvent.toFixed(0)],
    ['pictures that had to be asked for', String(report.untold)],
    ['failed calls, told to wait among them', `${report.failed}, ${report.refused}`],
    ['stale rows, stale counts', `${stale.rows}, ${stale.counts}`],
    ['reconnects, reloads asked for', `${report.connections}, ${report.resyncs}`],
    ['cores: servers', load.serverCores.toFixed(2)],
    ['cores: consoles, devices and users', load.clientCores.toFixed(2)],
    ['cores: whole machine', load.machineCores.toFixed(2)],
    ['memory of a server, MiB', each((one) => (one.residentBytes / MEBIBYTE).toFixed(0))],
    ['sockets of a server', each((one) => String(one.sockets))],
    ['event loop delay p99, ms', each((one) => one.loopP99Ms.toFixed(0))],
    ['event loop delay max, ms', each((one) => one.loopMaxMs.toFixed(0))],
  ];
}
