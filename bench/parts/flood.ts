import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { paths } from '@concierge/contract/paths';
import {
  PING_TEXT,
  flood as floodSocket,
  openDeafSocket,
} from '@concierge/server/testing/rawSocket';
import type { ServerProcess } from '@concierge/server/testing/serverProcess';
import type { TestProject } from '@concierge/server/testing/testProject';
import { makeProjects, withBenchDatabase } from '../support/benchDatabase.ts';
import { HttpClient, signIn } from '../support/http.ts';
import type { PartOptions } from '../support/part.ts';
import { judge } from '../support/ratios.ts';
import { ms, printTable } from '../support/report.ts';
import { startServer } from '../support/server.ts';

const AT_MOST_MB = 300;

/** Memory of a process that is not swapped out, MB, by Linux. */
async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

interface Flooded {
  sockets: number;
  startMb: number;
  mostMb: number;
  /** The slowest answer of a call that needs nothing meanwhile, ms. */
  health: number;
  connections: number;
}

/** Sockets that send pings as fast as they go, never read, and connect again as soon as they are closed. */
async function measure(
  { url, pid }: ServerProcess,
  project: TestProject,
  sockets: number,
  seconds: number,
): Promise<Flooded> {
  const headers = await signIn(url, project, 'operator');
  const http = new HttpClient(url, 2);
  const end = AbortSignal.timeout(seconds * 1000);
  const startMb = await residentMb(pid);
  const result = { sockets, startMb, mostMb: startMb, health: 0, connections: 0 };
  const watch = (async () => {
    while (!end.aborted) {
      const answer = await http.must('GET', '/healthz', {});
      result.health = Math.max(result.health, answer.ms);
      result.mostMb = Math.max(result.mostMb, await residentMb(pid));
      await pause(100);
    }
  })();
  const attack = async () => {
    while (!end.aborted) {
      const socket = await openDeafSocket(url, paths.live(project.id), headers['cookie'] ?? '');
      result.connections += 1;
      await floodSocket(socket, PING_TEXT, end);
    }
  };
  await Promise.all([watch, ...Array.from({ length: sockets }, attack)]);
  http.close();
  return result;
}

/** What one session that floods its sockets costs the server. */
export async function flood({ quick }: PartOptions): Promise<boolean> {
  return withBenchDatabase('SQLite', async (location) => {
    const [project] = await makeProjects(location, 1);
    const rows: Flooded[] = [];
    for (const sockets of [1, 8]) {
      const server = await startServer(location);
      rows.push(await measure(server, project, sockets, quick ? 3 : 60));
      await server.stop();
    }
    printTable(
      ['sockets', 'MB at start', 'MB at most', '/healthz, slowest', 'connections'],
      rows.map((row) => [
        row.sockets,
        row.startMb.toFixed(0),
        row.mostMb.toFixed(0),
        ms(row.health),
        row.connections,
      ]),
    );
    return judge(
      rows.map(({ sockets, mostMb }) => ({
        what: `${sockets} flooding: MB resident`,
        value: mostMb,
        atMost: AT_MOST_MB,
      })),
    );
  });
}
