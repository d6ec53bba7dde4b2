import { setTimeout as pause } from 'node:timers/promises';
import { DEMO_ROOMS } from '../demo/demoProject.ts';
import { DEMO_TEXTS } from '../demo/demoTexts.ts';
import { seededRandom } from '../demo/random.ts';
import {
  type Command,
  CommandError,
  type Terminal,
  UsageError,
  type Values,
  numberOption,
} from './command.ts';
import { percentile } from './latency.ts';
import { type Outcome, roomPlayer } from './roomPlayer.ts';

/** How long a room retries while the server is unavailable. */
const TIMEOUT_MS = 60_000;
const DEFAULTS = { url: 'http://127.0.0.1:4600', rooms: 10, rate: 1, seconds: 30 };

/** What guests write, by the name of the service, in whichever language the demo is. */
const notesOf = new Map(
  Object.values(DEMO_TEXTS)
    .flatMap(({ services }) => Object.values(services))
    .map(({ name, notes }) => [name, notes]),
);

interface Simulation {
  url: string;
  rooms: number;
  rate: number;
  seconds: number;
}

function readSimulation(values: Values): Simulation {
  const url = values['url'] ?? DEFAULTS.url;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new UsageError(`--url must be an http address, not "${url}"`);
  }
  return {
    url,
    rooms: numberOption(values, 'rooms', DEFAULTS.rooms, { min: 1, max: DEMO_ROOMS.length }),
    rate: numberOption(values, 'rate', DEFAULTS.rate, { min: 0.01, max: 1_000, whole: false }),
    seconds: numberOption(values, 'seconds', DEFAULTS.seconds, { min: 1, max: 86_400 }),
  };
}

/** Sends requests at a constant rate, whether the server keeps up or not, and waits for all answers. */
async function run({ url, rooms, rate, seconds }: Simulation): Promise<Outcome[]> {
  const random = seededRandom(Date.now());
  const players = DEMO_ROOMS.slice(0, rooms).map(({ serialId }) => roomPlayer(url, serialId));
  const services = await random
    .pick(players)
    .services()
    .catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new CommandError(`No demo project answers at ${url}: ${reason}`);
    });
  if (services.length === 0) throw new CommandError('The demo project has no services');

  const outcomes: Promise<Outcome>[] = [];
  const start = performance.now();
  const total = Math.max(1, Math.round(rate * seconds));
  for (let sent = 0; sent < total; sent += 1) {
    const due = (sent * 1000) / rate - (performance.now() - start);
    if (due > 1) await pause(due);
    const service = random.pick(services);
    const notes = notesOf.get(service.service_name);
    const note = notes ? { note: random.pick(notes) } : {};
    outcomes.push(random.pick(players).request({ service_id: service.id, ...note }, TIMEOUT_MS));
  }
  return Promise.all(outcomes);
}

function report(outcomes: readonly Outcome[], print: Terminal['print']): number {
  const acknowledged = outcomes.filter((outcome) => outcome.acknowledged);
  const failed = outcomes.filter((outcome) => !outcome.acknowledged);
  const latencies = acknowledged.map(({ latencyMs }) => latencyMs);
  const milliseconds = (percent: number) =>
    `${percentile(latencies, percent)?.toFixed(1) ?? '-'} ms`;
  const rows: [string, string | number][] = [
    ['sent', outcomes.length],
    ['acknowledged', acknowledged.length],
    ['failed', failed.length],
    ['retried', outcomes.reduce((sum, { retries }) => sum + retries, 0)],
    ['latency p50', milliseconds(50)],
    ['latency p95', milliseconds(95)],
    ['latency p99', milliseconds(99)],
  ];
  for (const [label, value] of rows) print(`${label.padEnd(14)} ${value}`);
  const reasons = new Map<string, number>();
  for (const { reason = 'unknown' } of failed) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  for (const [reason, count] of reasons) print(`  ${count} × ${reason}`);
  return failed.length === 0 ? 0 : 1;
}

export const SIMULATE_COMMAND: Command = {
  name: 'simulate',
  summary: 'Simulates rooms of the demo project that send requests to a running server.',
  options: {
    url: { value: 'URL', about: `address of the server; ${DEFAULTS.url} unless given` },
    rooms: { value: 'N', about: `how many rooms take part; ${DEFAULTS.rooms} unless given` },
    rate: { value: 'N', about: `requests per second of all rooms; ${DEFAULTS.rate} unless given` },
    seconds: { value: 'N', about: `how long it lasts; ${DEFAULTS.seconds} unless given` },
  },
  async run(values, { print }) {
    const settings = readSimulation(values);
    const { url, rooms, rate, seconds } = settings;
    print(`${rooms} rooms, ${rate} requests per second for ${seconds} s against ${url}`);
    return report(await run(settings), print);
  },
};
