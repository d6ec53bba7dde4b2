import { setTimeout as pause } from 'node:timers/promises';
import { paths } from '@concierge/contract/paths';
import { seededRandom } from '@concierge/server/demo/random';
import { LiveClient } from '@concierge/server/testing/liveClient';
import { makeProjects, withBenchDatabase } from '../support/benchDatabase.ts';
import { HttpClient, signInOften } from '../support/http.ts';
import type { PartOptions } from '../support/part.ts';
import { printTable } from '../support/report.ts';
import { startServer } from '../support/server.ts';

const CLIENTS = 20;
/** Between two requests, so that every client can be replayed. */
const WRITE_EVERY_MS = 5;

interface Seen {
  numbers: number[];
  disconnects: number;
  resyncs: number;
}

interface Run {
  /** Connects as this client, with a position or without one. */
  connect: (client: number, position: { epoch?: string; since?: number }) => LiveClient;
  /** False once all requests have been sent. */
  writing: () => boolean;
  written: () => number;
  onDisconnect: () => void;
  random: ReturnType<typeof seededRandom>;
}

/** Connects, disconnects at random moments and reconnects, until no more requests are sent. */
async function unreliableClient(run: Run, index: number): Promise<Seen> {
  const seen: Seen = { numbers: [], disconnects: 0, resyncs: 0 };
  let epoch: string | undefined;
  let since: number | undefined;
  for (;;) {
    const last = !run.writing();
    const position = epoch === undefined || since === undefined ? {} : { epoch, since };
    const client = run.connect(index, position);
    if (last) await client.until(() => client.position >= run.written());
    else if (run.random.chance(0.3)) await pause(run.random.between(0, 5));
    else {
      await client.greeted();
      await pause(run.random.between(0, 25));
    }
    await client.end();
    if (client.hello) {
      if (epoch !== undefined && client.hello.resync) seen.resyncs += 1;
      epoch = client.hello.epoch;
      since = client.position;
    }
    for (const { seq } of client.events) seen.numbers.push(seq);
    if (last) return seen;
    seen.disconnects += 1;
    run.onDisconnect();
  }
}

/** Counts of numbers missing after the first one seen, and of numbers received more than once. */
function compare(numbers: readonly number[], written: number) {
  const distinct = new Set(numbers);
  const first = numbers[0] ?? written + 1;
  const expected = written - first + 1;
  return { lost: expected - distinct.size, duplicated: numbers.length - distinct.size };
}

/** Random disconnects while events are sent: none is lost, none is received twice. */
export async function disconnects({ quick }: PartOptions): Promise<boolean> {
  const wanted = quick ? 500 : 10_000;
  return withBenchDatabase('SQLite', async (location) => {
    const [project] = await makeProjects(location, 1);
    const server = await startServer(location);
    // The server notices a closed socket later than the client, so each client has its own session.
    const sessions = await signInOften(server.url, project, CLIENTS);
    const http = new HttpClient(server.url, 1);
    const guest = { authorization: `Bearer ${project.devices[0].key}` };
    let broken = 0;
    let written = 0;
    let writing = true;
    const run: Run = {
      connect: (client, position) =>
        new LiveClient(server.url, project.id, { ...sessions[client], ...position }),
      writing: () => writing,
      written: () => written,
      onDisconnect: () => {
        broken += 1;
      },
      random: seededRandom(7),
    };
    const listeners = Promise.all(sessions.map((_, client) => unreliableClient(run, client)));
    const start = performance.now();
    const enough = () => broken >= wanted;
    while (!enough()) {
      const body = { service_id: project.services[0] };
      await http.must('POST', paths.deviceRequests(), guest, body);
      written += 1;
      await pause(WRITE_EVERY_MS);
    }
    writing = false;
    const seen = await listeners;
    const seconds = (performance.now() - start) / 1000;
    http.close();
    await server.stop();
    const sum = (of: (one: Seen) => number) => seen.reduce((total, one) => total + of(one), 0);
    const lost = sum((one) => compare(one.numbers, written).lost);
    const duplicated = sum((one) => compare(one.numbers, written).duplicated);
    printTable(
      [
        'clients',
        'disconnects',
        'events',
        'frames received',
        'lost',
        'duplicated',
        'resyncs',
        'seconds',
      ],
      [
        [
          CLIENTS,
          sum((one) => one.disconnects),
          written,
          sum((one) => one.numbers.length),
          lost,
          duplicated,
          sum((one) => one.resyncs),
          seconds.toFixed(0),
        ],
      ],
    );
    return lost === 0 && duplicated === 0;
  });
}
