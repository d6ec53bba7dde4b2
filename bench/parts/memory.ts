import { paths } from '@concierge/contract/paths';
import { LIVE_SOCKETS_PER_SESSION } from '@concierge/contract/live';
import { LiveClient } from '@concierge/server/testing/liveClient';
import { messageBody } from '@concierge/server/testing/messageBody';
import type { TestProject } from '@concierge/server/testing/testProject';
import { makeProjects, withBenchDatabase } from '../support/benchDatabase.ts';
import { HttpClient, signIn } from '../support/http.ts';
import type { PartOptions } from '../support/part.ts';
import { judge } from '../support/ratios.ts';
import { type Cell, printTable } from '../support/report.ts';
import { startServer } from '../support/server.ts';
import { readFigures } from '../support/serverFigures.ts';

const TENTHS = 10;
/** A busy hotel: every second one request is created and one approved. */
const EVENTS_PER_HOUR = 7_200;
const MEBIBYTE = 1024 ** 2;
const READS_PER_TENTH = 20;
const PAIRS_PER_REST = 10;
/** Of the least heap in use in the second half to that in the first. */
const MOST_GROWTH = 1.05;
/** With a larger heap garbage is collected rarely and would look like a leak. */
const SMALL_HEAP = '--max-old-space-size=48';

/** Connects sockets, each session with as many as one browser may have. */
async function connectMany(url: string, project: TestProject, count: number) {
  const clients: LiveClient[] = [];
  while (clients.length < count) {
    const headers = await signIn(url, project, clients.length === 0 ? 'admin' : 'operator');
    const some = Math.min(LIVE_SOCKETS_PER_SESSION, count - clients.length);
    const connecting = Array.from({ length: some }, () =>
      new LiveClient(url, project.id, headers).greeted(),
    );
    clients.push(...(await Promise.all(connecting)));
  }
  return clients;
}

/** The events of an hour and the calls beside them, as fast as possible, with connected clients. */
export async function memory({ quick, strict }: PartOptions): Promise<boolean> {
  const pairs = (quick ? 400 : EVENTS_PER_HOUR) / 2;
  const listeners = 50;
  return withBenchDatabase('SQLite', async (location) => {
    const [project] = await makeProjects(location, 1);
    const server = await startServer(location, { env: { NODE_OPTIONS: SMALL_HEAP } });
    const headers = await signIn(server.url, project, 'operator');
    const admin = await signIn(server.url, project, 'admin');
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
    /** What comes now and then: a message, a page that opens and leaves, a tablet, and a call that is refused. */
    const callTheRest = async () => {
      await http.must('POST', paths.messageCreate(project.id), admin, messageBody());
      await http.must('POST', paths.dashboard(project.id), headers, {});
      await http.must('GET', paths.deviceMessages(), guest);
      await http.send('POST', paths.requestQuery(project.id), headers, { 'state_id in': [9] });
      const visitor = await new LiveClient(server.url, project.id, headers).greeted();
      visitor.socket.terminate();
    };
    let made = 0;
    const floors: number[] = [];
    const rows: Cell[][] = [];
    // Before the first tenth caches fill and code is compiled.
    for (let tenth = 0; tenth <= TENTHS; tenth += 1) {
      const heaps: number[] = [];
      let resident = 0;
      for (let pair = 0; pair < pairs / TENTHS; pair += 1) {
        await createAndApprove();
        made += 1;
        if (made % PAIRS_PER_REST === 0) await callTheRest();
        if (pair % Math.ceil(pairs / TENTHS / READS_PER_TENTH) === 0) {
          const { heapBytes, residentBytes } = await readFigures(server.url);
          heaps.push(heapBytes / MEBIBYTE);
          resident = residentBytes / MEBIBYTE;
        }
      }
      // The minimum is the heap after a collection.
      const floor = Math.min(...heaps);
      if (tenth > 0) floors.push(floor);
      rows.push([
        tenth,
        Math.round((2 * pairs * (tenth + 1)) / TENTHS),
        floor.toFixed(1),
        resident.toFixed(0),
      ]);
      for (const client of clients) client.texts.length = 0;
    }
    await Promise.all(
      clients.map(async (client) => {
        await client.received('request.created', made);
        await client.received('request.changed', made);
      }),
    );
    const exact = clients.every(
      (client) =>
        client.events.filter(({ event }) => event.startsWith('request.')).length === 2 * made,
    );
    for (const client of clients) client.socket.terminate();
    http.close();
    await server.stop();
    console.log(`${2 * made} events to ${listeners} sockets, MiB\n`);
    printTable(['tenth', 'events so far', 'least heap in use', 'resident'], rows);
    const half = TENTHS / 2;
    const growth = Math.min(...floors.slice(half)) / Math.min(...floors.slice(0, half));
    const what = 'least heap in use, second half to first';
    const isFlat = judge([{ what, value: growth, atMost: MOST_GROWTH }]) || quick || !strict;
    return exact && isFlat;
  });
}
