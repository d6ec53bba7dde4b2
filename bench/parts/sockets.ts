import { LIVE_SOCKETS_PER_SESSION } from '@concierge/contract/live';
import { paths } from '@concierge/contract/paths';
import { percentile } from '@concierge/server/cli/latency';
import { LiveClient } from '@concierge/server/testing/liveClient';
import type { TestProject } from '@concierge/server/testing/testProject';
import { setTimeout as pause } from 'node:timers/promises';
import { makeProjects, withBenchDatabase } from '../support/benchDatabase.ts';
import { HttpClient, signInOften } from '../support/http.ts';
import type { PartOptions } from '../support/part.ts';
import { ms, printTable } from '../support/report.ts';
import { startServer } from '../support/server.ts';

/** Connects `count` sockets, each session with as many as one browser may have. */
export async function connectMany(
  url: string,
  project: TestProject,
  count: number,
): Promise<LiveClient[]> {
  const sessions = await signInOften(url, project, Math.ceil(count / LIVE_SOCKETS_PER_SESSION));
  const clients: LiveClient[] = [];
  for (const { cookie = '' } of sessions) {
    const some = Math.min(LIVE_SOCKETS_PER_SESSION, count - clients.length);
    const connecting = Array.from({ length: some }, () =>
      new LiveClient(url, project.id, { cookie }).greeted(),
    );
    clients.push(...(await Promise.all(connecting)));
  }
  return clients;
}

/** Records when each event reached the last client, by its number. */
class Arrivals {
  readonly #waiting = new Map<number, { left: number; done: (at: number) => void }>();

  /** Call before the event can happen. */
  lastOf(seq: number, clients: number): Promise<number> {
    return new Promise((resolve) => this.#waiting.set(seq, { left: clients, done: resolve }));
  }

  watch(clients: readonly LiveClient[]): void {
    for (const client of clients) {
      client.socket.on('message', () => this.#arrived(client.events.at(-1)?.seq ?? 0));
    }
  }

  #arrived(seq: number): void {
    const entry = this.#waiting.get(seq);
    if (!entry) return;
    entry.left -= 1;
    if (entry.left > 0) return;
    this.#waiting.delete(seq);
    entry.done(performance.now());
  }
}

export interface Delivery {
  /** From the device's call to its answer. */
  answered: number[];
  /** From the device's answer to the last socket. */
  spread: number[];
}

/** Sends requests at a constant rate and measures the delivery to all clients. */
export async function measureDelivery(
  url: string,
  project: TestProject,
  clients: readonly LiveClient[],
  { requests, everyMs, note }: { requests: number; everyMs: number; note: string },
): Promise<Delivery> {
  const http = new HttpClient(url, 2);
  const guest = { authorization: `Bearer ${project.devices[0].key}` };
  const arrivals = new Arrivals();
  arrivals.watch(clients);
  const delivery: Delivery = { answered: [], spread: [] };
  let seq = Math.max(...clients.map((client) => client.position));
  for (let sent = 0; sent < requests; sent += 1) {
    seq += 1;
    const start = performance.now();
    const last = arrivals.lastOf(seq, clients.length);
    const body = { service_id: project.services[0], note };
    const answer = await http.must('POST', paths.deviceRequests(), guest, body);
    const answeredAt = start + answer.ms;
    delivery.answered.push(answer.ms);
    // The last socket may have it before the device has its answer.
    delivery.spread.push(Math.max(0, (await last) - answeredAt));
    await pause(Math.max(0, everyMs - (performance.now() - start)));
  }
  http.close();
  return delivery;
}

export function deliveryCells({ answered, spread }: Delivery): string[] {
  const of = (samples: readonly number[]) =>
    [50, 95, 100].map((percent) => ms(percentile(samples, percent)));
  return [...of(spread), ...of(answered).slice(0, 2)];
}

export const DELIVERY_HEADS = [
  'to the last socket p50',
  'p95',
  'slowest',
  'device’s answer p50',
  'p95',
] as const;

/** A thousand sockets of one project while devices send requests. */
export async function sockets({ quick }: PartOptions): Promise<boolean> {
  const count = quick ? 100 : 1_000;
  const requests = quick ? 20 : 300;
  await withBenchDatabase('SQLite', async (location) => {
    const [project] = await makeProjects(location, 1);
    const server = await startServer(location);
    const start = performance.now();
    const clients = await connectMany(server.url, project, count);
    const connected = performance.now() - start;
    const delivery = await measureDelivery(server.url, project, clients, {
      requests,
      everyMs: 200,
      note: 'Two more pillows, please.',
    });
    for (const client of clients) client.socket.terminate();
    await server.stop();
    console.log(`${count} sockets of one project, ${requests} device requests, 5 per second, ms`);
    console.log(`All signed in and connected after ${ms(connected)} ms\n`);
    printTable(['sockets', ...DELIVERY_HEADS], [[count, ...deliveryCells(delivery)]]);
  });
  return true;
}
