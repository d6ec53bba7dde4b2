import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type DatabaseLocation, withDatabase } from '@concierge/server/database/open';
import { paths } from '@concierge/contract/paths';
import { seededRandom } from '@concierge/server/demo/random';
import { freePort } from '@concierge/server/testing/freePort';
import type { TestProject } from '@concierge/server/testing/testProject';
import type { ServerProcess } from '@concierge/server/testing/serverProcess';
import { type DatabaseName, makeProjects, withBenchDatabase } from '../support/benchDatabase.ts';
import { HttpClient } from '../support/http.ts';
import type { PartOptions } from '../support/part.ts';
import { type Cell, printTable } from '../support/report.ts';
import { startServer } from '../support/server.ts';

const WRITERS = 4;

/** Sends requests until the server is killed; returns the notes of the acknowledged ones. */
async function writeUntilKilled(
  server: ServerProcess,
  project: TestProject,
  afterMs: number,
): Promise<{ acknowledged: string[]; tried: number }> {
  const http = new HttpClient(server.url, WRITERS);
  const acknowledged: string[] = [];
  let tried = 0;
  const killed = new AbortController();
  const writer = async (index: number) => {
    const device = project.devices[index % project.devices.length] ?? project.devices[0];
    const guest = { authorization: `Bearer ${device.key}` };
    while (!killed.signal.aborted) {
      const note = randomUUID();
      tried += 1;
      const body = { service_id: project.services[0], note };
      const answer = await http
        .send('POST', paths.deviceRequests(), { ...guest, 'idempotency-key': note }, body)
        .catch(() => undefined);
      if (answer?.status === 201) acknowledged.push(note);
      else if (answer === undefined) return;
    }
  };
  const writing = Promise.all(Array.from({ length: WRITERS }, (_, index) => writer(index)));
  await pause(afterMs);
  await server.kill();
  killed.abort();
  await writing;
  http.close();
  return { acknowledged, tried };
}

interface Stored {
  notes: string[];
  /** Number of requests without history entry or event, or the reverse. */
  torn: number;
}

async function readStored(location: DatabaseLocation, project: TestProject): Promise<Stored> {
  return withDatabase(location, async ({ db }) => {
    const requests = await db
      .selectFrom('service_request')
      .select('note')
      .where('project_id', '=', project.id)
      .execute();
    const steps = await db
      .selectFrom('request_history')
      .select('id')
      .where('project_id', '=', project.id)
      .execute();
    const { event_seq } = await db
      .selectFrom('project')
      .select('event_seq')
      .where('id', '=', project.id)
      .executeTakeFirstOrThrow();
    const torn = Math.abs(requests.length - steps.length) + Math.abs(requests.length - event_seq);
    return { notes: requests.map(({ note }) => note ?? ''), torn };
  });
}

async function measure(name: DatabaseName, rounds: number): Promise<{ row: Cell[]; lost: number }> {
  return withBenchDatabase(name, async (location) => {
    const [project] = await makeProjects(location, 1);
    const random = seededRandom(11);
    const port = await freePort();
    const acknowledged: string[] = [];
    let tried = 0;
    let missing = 0;
    for (let round = 0; round < rounds; round += 1) {
      const server = await startServer(location, { port });
      const written = await writeUntilKilled(server, project, random.between(100, 900));
      acknowledged.push(...written.acknowledged);
      tried += written.tried;
      // Read before the server starts again: only what is on the disk counts.
      const now = new Set((await readStored(location, project)).notes);
      missing += written.acknowledged.filter((note) => !now.has(note)).length;
    }
    const { notes, torn } = await readStored(location, project);
    const stored = new Set(notes);
    const lost = missing + acknowledged.filter((note) => !stored.has(note)).length;
    const twice = notes.length - stored.size;
    return {
      row: [name, rounds, tried, acknowledged.length, lost, twice, torn],
      lost: lost + twice + torn,
    };
  });
}

/** SIGKILL while requests are sent: the acknowledged ones are stored once and completely. */
export async function kills({ quick }: PartOptions): Promise<boolean> {
  const rounds = quick ? 3 : 50;
  const results = [await measure('SQLite', rounds), await measure('PostgreSQL', rounds)];
  printTable(
    [
      'database',
      'kills',
      'writes tried',
      'acknowledged',
      'acknowledged and lost',
      'written twice',
      'torn',
    ],
    results.map(({ row }) => row),
  );
  return results.every(({ lost }) => lost === 0);
}
