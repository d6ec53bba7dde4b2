import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseLocation } from '@concierge/server/database/open';
import { paths } from '@concierge/contract/paths';
import { percentile } from '@concierge/server/cli/latency';
import { type DatabaseName, makeProjects, withBenchDatabase } from '../support/benchDatabase.ts';
import { HttpClient, callsPerSecond, signIn } from '../support/http.ts';
import type { PartOptions } from '../support/part.ts';
import { type Cell, ms, percentiles, printTable } from '../support/report.ts';
import { METRICS_TOKEN, startServer } from '../support/server.ts';

const ROUTE = paths.requestUpdate(':projectId', ':id');

/** The value of one series, or the sum of several that begin alike. */
function sumOf(metrics: string, start: string): number {
  return metrics
    .split('\n')
    .filter((line) => line.startsWith(start))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

interface Durations {
  callSeconds: number;
  commitSeconds: number;
  statementSeconds: number;
}

async function readDurations(client: HttpClient): Promise<Durations> {
  const token = { authorization: `Bearer ${METRICS_TOKEN}` };
  const { text } = await client.must('GET', '/metrics', token);
  const statements = 'concierge_database_statement_duration_seconds_sum';
  const call = `concierge_http_request_duration_seconds_sum{method="POST",route="${ROUTE}"`;
  return {
    callSeconds: sumOf(text, call),
    commitSeconds: sumOf(text, `${statements}{operation="commit"`),
    statementSeconds: sumOf(text, statements),
  };
}

/** Approximate size of a change in the write-ahead log. */
const LOG_BYTES = 16 * 1024;

/** The time of an fsync of a few pages without a database: the lower bound of a change. */
function openProbe({ dataDir }: DatabaseLocation) {
  const file = openSync(join(dataDir, 'probe'), 'a');
  const pages = Buffer.alloc(LOG_BYTES, 1);
  return {
    run(): number {
      const start = performance.now();
      writeSync(file, pages);
      fdatasyncSync(file);
      return performance.now() - start;
    },
    close: () => closeSync(file),
  };
}

async function measure(name: DatabaseName, count: number): Promise<Cell[]> {
  return withBenchDatabase(name, async (location) => {
    const [project] = await makeProjects(location, 1);
    const server = await startServer(location);
    const client = new HttpClient(server.url, 8);
    const guest = { authorization: `Bearer ${project.devices[0].key}` };
    const ids: number[] = [];
    for (let made = 0; made < 2 * count; made += 1) {
      const body = { service_id: project.services[0] };
      const { text } = await client.must('POST', paths.deviceRequests(), guest, body);
      ids.push((JSON.parse(text) as { id: number }).id);
    }
    const headers = await signIn(server.url, project, 'operator');
    const approve = () => {
      const update = paths.requestUpdate(project.id, ids.pop() ?? 0);
      return client.must('POST', update, headers, { state_id: 2, expected_state_id: 1 });
    };
    const before = await readDurations(client);
    const samples: number[] = [];
    const disk: number[] = [];
    const probe = openProbe(location);
    // Alternately, so that other load affects both alike.
    for (let made = 0; made < count; made += 1) {
      samples.push((await approve()).ms);
      disk.push(probe.run());
    }
    probe.close();
    const after = await readDurations(client);
    const perSecond = await callsPerSecond(8, count, approve);
    client.close();
    await server.stop();
    const calls = after.callSeconds - before.callSeconds;
    const share = (seconds: number) => `${((100 * seconds) / calls).toFixed(0)} %`;
    return [
      name,
      ...percentiles(samples),
      ms(percentile(disk, 50)),
      share(after.commitSeconds - before.commitSeconds),
      share(after.statementSeconds - before.statementSeconds),
      perSecond.toFixed(0),
    ];
  });
}

/** State changes: one durable transaction with rules, row, history and event. */
export async function changes({ quick }: PartOptions): Promise<boolean> {
  const count = quick ? 50 : 500;
  const rows = [await measure('SQLite', count), await measure('PostgreSQL', count)];
  console.log(`${count} state changes one after the other, ms\n`);
  printTable(
    [
      'database',
      'p50',
      'p95',
      'p99',
      'fsync alone p50',
      'in commit (fsync)',
      'in all statements',
      'changes/s, 8 at once',
    ],
    rows,
  );
  return true;
}
