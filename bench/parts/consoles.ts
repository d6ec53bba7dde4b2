import { setTimeout as pause } from 'node:timers/promises';
import { paths } from '@concierge/contract/paths';
import { RequestState } from '@concierge/contract/requestStates';
import { percentile } from '@concierge/server/cli/latency';
import { type DatabaseLocation, withDatabase } from '@concierge/server/database/open';
import { freePort } from '@concierge/tooling/freePort';
import type { TestProject } from '@concierge/server/testing/testProject';
import { type DatabaseName, makeProjects, withBenchDatabase } from '../support/benchDatabase.ts';
import { browserConsoles } from '../support/browserConsoles.ts';
import { HeadlessConsoles, changeKey, clock } from '../support/consoleThread.ts';
import { type Headers, HttpClient, signIn } from '../support/http.ts';
import type { PartOptions } from '../support/part.ts';
import { type Judged, judge, median } from '../support/ratios.ts';
import { printTable } from '../support/report.ts';
import { startServer } from '../support/server.ts';
import { type ServerFigures, readFigures } from '../support/serverFigures.ts';

const EVERY_MS = 200;
const REPEAT_MS = 200;
const HEALTH_EVERY_MS = 5;
/** Longer than the longest wait of a console before it connects again. */
const TIMEOUT_MS = 60_000;
/** Server processes on one database. */
const PROCESSES = { SQLite: 1, PostgreSQL: 3 };
/** By room and service, by note, by number, by what no request has. */
const SEARCHES = ['102 housekeeping', 'note 99', '#4711', 'sauna', 'a b c'];
const FULL = { consoles: 1_000, seconds: 60, requests: 100_000, rounds: 15 };
const QUICK = { consoles: 100, seconds: 10, requests: 2_000, rounds: 3 };

interface Change {
  key: string;
  by: 'device' | 'user';
  /** By the system's clock. */
  began: number;
  ms: number;
}

/** A device that sends requests, and a user who approves every second one. */
class LoadProject {
  readonly changes: Change[] = [];
  readonly #http: HttpClient;
  readonly #project: TestProject;
  readonly #guest: Headers;
  readonly #user: Headers;

  constructor(url: string, project: TestProject, user: Headers) {
    this.#http = new HttpClient(url, 8);
    this.#project = project;
    this.#guest = { authorization: `Bearer ${project.devices[0].key}` };
    this.#user = user;
  }

  async create(): Promise<number> {
    const began = clock();
    const body = { service_id: this.#project.services[0], note: 'Two more pillows, please.' };
    const { text, ms } = await this.#http.must('POST', paths.deviceRequests(), this.#guest, body);
    const { id } = JSON.parse(text) as { id: number };
    this.changes.push({ key: changeKey(id, RequestState.waiting), by: 'device', began, ms });
    return id;
  }

  async createAndApprove(): Promise<void> {
    const id = await this.create();
    const began = clock();
    const path = paths.requestUpdate(this.#project.id, id);
    const body = { state_id: RequestState.approved };
    const { ms } = await this.#http.must('POST', path, this.#user, body);
    this.changes.push({ key: changeKey(id, RequestState.approved), by: 'user', began, ms });
  }

  /** Tries until the server is there. */
  async createSometime(): Promise<void> {
    const isMade = await this.create().catch(() => undefined);
    if (isMade !== undefined) return;
    await pause(REPEAT_MS);
    await this.createSometime();
  }

  /** Number of the last event. */
  async lastSeq(): Promise<number> {
    const path = `${paths.requestQuery(this.#project.id)}?limit=1`;
    return (
      JSON.parse((await this.#http.must('POST', path, this.#user, {})).text) as { seq: number }
    ).seq;
  }

  /** Milliseconds of each search, some of them for what no request has. */
  async search(rounds: number): Promise<number[]> {
    const path = paths.requestQuery(this.#project.id);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const search = SEARCHES[round % SEARCHES.length];
      times.push((await this.#http.must('POST', path, this.#user, { search })).ms);
    }
    return times;
  }

  /**
   * Milliseconds of each report of all requests that the project began with, and of the calls for the server's health while
   * they are counted.
   */
  async report(rounds: number, admin: Headers) {
    const path = `${paths.report(this.#project.id)}?from=2026-01-01&to=2026-12-31`;
    const times: number[] = [];
    const health: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const state = { isCounted: false };
      const counted = this.#http.must('GET', path, admin).finally(() => {
        state.isCounted = true;
      });
      while (!state.isCounted) {
        health.push((await this.#http.must('GET', '/healthz', {})).ms);
        await pause(HEALTH_EVERY_MS);
      }
      times.push((await counted).ms);
    }
    return { times, health };
  }

  close = () => this.#http.close();
}

const REPORTED = ['service_date', 'approved_at', 'completed_at', 'canceled_at'] as const;

/** Adds the requests again, a year earlier: a report of the year compares them. */
async function repeatYearBefore(location: DatabaseLocation): Promise<void> {
  const same = ['project_id', 'state_id', 'service_id', 'device_id', 'created_at'] as const;
  const persons = ['approved_by', 'completed_by', 'canceled_by'] as const;
  await withDatabase({ ...location, patient: true }, ({ db }) =>
    db
      .insertInto('service_request')
      .columns([...same, ...persons, ...REPORTED])
      .expression((eb) =>
        eb
          .selectFrom('service_request')
          .select([...same, ...persons])
          .select(
            REPORTED.map((name) =>
              eb.fn<string>('replace', [name, eb.val('2026-'), eb.val('2025-')]).as(name),
            ),
          ),
      )
      .execute(),
  );
}

interface Measured {
  lines: [name: string, figure: string][];
  figures: Judged[];
}

async function measure(
  name: DatabaseName,
  location: DatabaseLocation,
  plan: typeof FULL,
): Promise<Measured> {
  const amounts = { requests: plan.requests, messages: 0, others: 0 };
  const [project] = await makeProjects(location, 1, amounts);
  const ports = await Promise.all(Array.from({ length: PROCESSES[name] }, freePort));
  const start = () => Promise.all(ports.map((port) => startServer(location, { port })));
  let servers = await start();
  const urls = servers.map(({ url }) => url);
  const [url = ''] = urls;
  const loadProject = new LoadProject(url, project, await signIn(url, project, 'operator'));
  const consoles = new HeadlessConsoles({ urls, project, count: plan.consoles });
  const lines: Measured['lines'] = [];
  const figures: Judged[] = [];
  const judged = (what: string, value: number, atMost: number) => {
    figures.push({ what: `${name}: ${what}`, value, atMost });
    lines.push([what, value.toFixed(2)]);
  };
  try {
    const opened = await consoles.inStepWith(await loadProject.lastSeq(), TIMEOUT_MS);
    console.log(`${name}: ${opened.inStep} of ${plan.consoles} consoles are open`);
    const firstSeq = await loadProject.lastSeq();
    const before = await Promise.all(urls.map(readFigures));
    const load = await underLoad(loadProject, consoles, plan.seconds);
    const perConsoleAndEvent = plan.consoles * (load.seq - firstSeq);
    const took = (by: Change['by']) =>
      loadProject.changes.filter((change) => change.by === by).map(({ ms }) => ms);
    const toLast = loadProject.changes.map(({ key, began }) => {
      const arrival = load.sums.arrivals.get(key);
      return arrival?.consoles === plan.consoles ? arrival.last - began : Infinity;
    });
    judged('device answered p95, ms', p95(took('device')), 100);
    lines.push(['user answered p95, ms', p95(took('user')).toFixed(2)]);
    judged('change to the last console p95, ms', p95(toLast), 500);
    judged('failed calls', load.sums.failed, 0);
    judged('consoles not in step', plan.consoles - load.sums.inStep, 0);
    judged(
      'calls per console and event',
      (load.sums.calls - opened.calls) / perConsoleAndEvent,
      0.05,
    );
    judged(
      'bytes per console and event',
      (load.sums.bytes - opened.bytes) / perConsoleAndEvent,
      2_048,
    );
    judged('cores of the servers', coresBetween(before, load.servers, load.seconds), 1);
    const delays = load.servers.map(({ loopP99Ms }) => loopP99Ms);
    lines.push(['event loop delay p99, ms', Math.max(...delays).toFixed(0)]);
    judged('stale lists and counts', await consoles.stale(), 0);
    judged('search p95, ms', p95(await loadProject.search(10 * plan.rounds)), 150);
    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      const { calls } = await consoles.inStepWith(0, TIMEOUT_MS);
      const began = performance.now();
      await Promise.all(servers.map((one) => (signal === 'SIGTERM' ? one.stop() : one.kill())));
      servers = await start();
      await loadProject.createSometime();
      const back = await consoles.inStepWith(await loadProject.lastSeq(), TIMEOUT_MS);
      judged(`all back after ${signal}, s`, (performance.now() - began) / 1000, 10);
      judged(`not back after ${signal}`, plan.consoles - back.inStep, 0);
      judged(`calls of a console after ${signal}`, (back.calls - calls) / plan.consoles, 0.05);
      judged(`stale lists and counts after ${signal}`, await consoles.stale(), 0);
    }
    await repeatYearBefore(location);
    const report = await loadProject.report(plan.rounds, await signIn(url, project, 'admin'));
    judged('report of all requests p95, ms', p95(report.times), 1_000);
    lines.push(['health during it p50, ms', median(report.health).toFixed(2)]);
    return { lines, figures };
  } finally {
    loadProject.close();
    await consoles.close();
    await Promise.all(servers.map((one) => one.stop()));
  }
}

const p95 = (samples: readonly number[]) => percentile(samples, 95) ?? Infinity;

const cpuOf = (servers: readonly ServerFigures[]) =>
  servers.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0);

const coresBetween = (
  before: readonly ServerFigures[],
  after: readonly ServerFigures[],
  seconds: number,
) => (cpuOf(after) - cpuOf(before)) / seconds;

/** Five changes a second, while the consoles follow. */
async function underLoad(loadProject: LoadProject, consoles: HeadlessConsoles, seconds: number) {
  const began = performance.now();
  const making: Promise<unknown>[] = [];
  for (let made = 0; performance.now() < began + seconds * 1000;) {
    const both = making.length % 2 === 0;
    making.push(both ? loadProject.createAndApprove() : loadProject.create());
    made += both ? 2 : 1;
    await pause(Math.max(0, began + made * EVERY_MS - performance.now()));
  }
  await Promise.all(making);
  const passed = (performance.now() - began) / 1000;
  const servers = await Promise.all(consoles.urls.map(readFigures));
  const seq = await loadProject.lastSeq();
  return { seq, servers, seconds: passed, sums: await consoles.inStepWith(seq, TIMEOUT_MS) };
}

/**
 * A thousand consoles on one server process, and on three with PostgreSQL, while five requests a second come and are
 * approved, and after the servers were stopped and killed; then three of them in browsers.
 */
export async function consoles({ quick, strict }: PartOptions): Promise<boolean> {
  const plan = quick ? QUICK : FULL;
  const names: DatabaseName[] = ['SQLite', 'PostgreSQL'];
  const measured: Measured[] = [];
  for (const name of names) {
    measured.push(await withBenchDatabase(name, (location) => measure(name, location, plan)));
  }
  console.log('');
  printTable(
    ['5 changes a second', ...names],
    (measured[0]?.lines ?? []).map(([what], line) => [
      what,
      ...measured.map(({ lines }) => lines[line]?.[1] ?? '–'),
    ]),
  );
  console.log('');
  const inBrowsers = await browserConsoles(plan.rounds);
  return judge([...measured.flatMap(({ figures }) => figures), inBrowsers]) || quick || !strict;
}
