import { type DatabaseLocation } from '@concierge/server/database/open';
import { OUTAGES, type Outage, takeAway } from '@concierge/server/testing/outages';
import { startPostgres } from '@concierge/server/testing/postgres';
import { makeProjects } from '../support/benchDatabase.ts';
import type { PartOptions } from '../support/part.ts';
import { type Cell, printTable } from '../support/report.ts';
import { startServer } from '../support/server.ts';

/** PostgreSQL goes away under 12 writers and 5 sockets: the server goes on, nothing acknowledged is lost. */
export async function outages({ quick }: PartOptions): Promise<boolean> {
  const rounds = quick ? 2 : 10;
  const postgres = await startPostgres({ durable: true });
  const location: DatabaseLocation = { databaseUrl: await postgres.createDatabase(), dataDir: '' };
  const [project] = await makeProjects(location, 1);
  const server = await startServer(location);
  const rows: Cell[][] = [];
  let passed = true;
  try {
    for (const outage of Object.keys(OUTAGES) as Outage[]) {
      const seen = await takeAway(postgres, server, project, outage, rounds);
      const { acknowledged, refused, unexpected, lost, duplicated, closed } = seen;
      rows.push([
        outage,
        rounds,
        acknowledged,
        refused,
        unexpected.length,
        lost,
        duplicated,
        closed,
      ]);
      passed &&= unexpected.length + lost + duplicated + closed === 0;
    }
  } finally {
    await server.stop();
    await postgres.stop();
  }
  printTable(
    [
      'how PostgreSQL went',
      'rounds',
      'acknowledged',
      'answered 503',
      'other answers, or none',
      'lost',
      'duplicated',
      'sockets closed',
    ],
    rows,
  );
  return passed;
}
