import { paths } from '@concierge/contract/paths';
import { makeProjects, withBenchDatabase } from '../support/benchDatabase.ts';
import { HttpClient, signIn } from '../support/http.ts';
import type { PartOptions } from '../support/part.ts';
import { type Cell, printTable } from '../support/report.ts';
import { METRICS_TOKEN, startServer } from '../support/server.ts';
import { connectMany } from './sockets.ts';

const TENTHS = 10;
/** A busy hotel: every second one request is created and one approved. */
const EVENTS_PER_HOUR = 7_200;
const MEBIBYTE = 1024 ** 2;
const READS_PER_TENTH = 20;
/** With a larger heap garbage is collected rarely and would look like a leak. */
const SMALL_HEAP = '--max-old-space-size=48';

async function readMemory(http: HttpClient) {
  const token = { authorization: `Bearer ${METRICS_TOKEN}` };
  const { text } = await http.must('GET', '/metrics', token);
  const value = (name: string) =>
    Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN) / MEBIBYTE;
  return {
    heap: value('nodejs_heap_size_used_bytes'),
    resident: value('process_resident_memory_bytes'),
  };
}

/** The events of an hour, as fast as possible, with connected clients. */
export async function memory({ quick }: PartOptions): Promise<boolean> {
  const pairs = (quick ? 400 : EVENTS_PER_HOUR) / 2;
  const listeners = 50;
  return withBenchDatabase('SQLite', async (location) => {
    const [project] = await makeProjects(location, 1);
    const server = await startServer(location, { env: { NODE_OPTIONS: SMALL_HEAP } });
    const headers = await signIn(server.url, project, 'operator');
    const clients = await connectMany(server.url, project, listeners);
    const http = new HttpClient(server.url, 4);
    const guest = { authorization: `Bearer ${project.devices[0].key}` };
    const createAndApprove = async () => {
      const body = { service_id: project.services[0], note: 'Two more pillows, please.' };
      const { text } = await http.must('POST', paths.deviceRequests(), guest, body);
      const { id } = JSON.parse(text) as { id: number };
      await http.must('POST', paths.requestUpdate(project.id, id), headers, { state_id: 2 });
      await http.must('POST', `${paths.requestQuery(project.id)}?limit=10`, headers, {});
    };
    const floors: number[] = [];
    const rows: Cell[][] = [];
    for (let tenth = 1; tenth <= TENTHS; tenth += 1) {
      const heaps: number[] = [];
      let resident = 0;
      for (let made = 0; made < pairs / TENTHS; made += 1) {
        await createAndApprove();
        if (made % Math.ceil(pairs / TENTHS / READS_PER_TENTH) === 0) {
          const read = await readMemory(http);
          heaps.push(read.heap);
          ({ resident } = read);
        }
      }
      // The minimum is the heap after a collection.
      const floor = Math.min(...heaps);
      floors.push(floor);
      rows.push([
        tenth,
        Math.round((2 * pairs * tenth) / TENTHS),
        floor.toFixed(1),
        resident.toFixed(0),
      ]);
      for (const client of clients) client.texts.length = 0;
    }
    await Promise.all(clients.map((client) => client.received(2 * pairs)));
    const exact = clients.every((client) => client.events.length === 2 * pairs);
    for (const client of clients) client.socket.terminate();
    http.close();
    await server.stop();
    console.log(`${2 * pairs} events to ${listeners} sockets, MiB\n`);
    printTable(['tenth', 'events so far', 'least heap in use', 'resident'], rows);
    const half = TENTHS / 2;
    const growth = Math.min(...floors.slice(half)) / Math.min(...floors.slice(0, half));
    console.log(`\nLeast heap in use, second half to first: ${(100 * growth).toFixed(0)} %`);
    return exact;
  });
}
