import { setTimeout as pause } from 'node:timers/promises';
import { TEXT_LIMITS } from '@concierge/contract/constants';
import { makeProjects, withBenchDatabase } from '../support/benchDatabase.ts';
import type { PartOptions } from '../support/part.ts';
import { printTable } from '../support/report.ts';
import { startServer } from '../support/server.ts';
import { DELIVERY_HEADS, connectMany, deliveryCells, measureDelivery } from './sockets.ts';

/** As long as a note may be, so that unread frames fill the buffers. */
const LONG_NOTE = 'pillows '.repeat(TEXT_LIMITS.note / 8);

/** Delivery to clients while other clients do not read. */
export async function slow({ quick }: PartOptions): Promise<boolean> {
  const healthy = quick ? 20 : 100;
  const requests = quick ? 20 : 300;
  await withBenchDatabase('SQLite', async (location) => {
    const [project] = await makeProjects(location, 1);
    const server = await startServer(location);
    const clients = await connectMany(server.url, project, healthy);
    const load = { requests, everyMs: 20, note: LONG_NOTE };
    await measureDelivery(server.url, project, clients, load);
    const alone = await measureDelivery(server.url, project, clients, load);
    const stalled = await connectMany(server.url, project, healthy);
    for (const client of stalled) client.socket.pause();
    await pause(100);
    const beside = await measureDelivery(server.url, project, clients, load);
    for (const client of [...clients, ...stalled]) client.socket.terminate();
    await server.stop();
    console.log(`${healthy} clients that read, ${requests} device requests, ms\n`);
    printTable(
      ['clients that do not read', ...DELIVERY_HEADS],
      [
        [0, ...deliveryCells(alone)],
        [healthy, ...deliveryCells(beside)],
      ],
    );
  });
  return true;
}
