import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type DatabaseLocation, withDatabase } from '@concierge/server/database/open';
import { migrate } from '@concierge/server/database/migrate';
import { backUp, restore } from '@concierge/server/ops/backup';
import { type CopiedTable, copyDatabase } from '@concierge/server/ops/copyDatabase';
import { makeProjects, withBenchDatabase } from '../support/benchDatabase.ts';
import type { PartOptions } from '../support/part.ts';
import { type Cell, printTable } from '../support/report.ts';

const MEBIBYTE = 1024 ** 2;

async function timed(
  name: string,
  work: () => Promise<readonly CopiedTable[]>,
): Promise<[string, number, string]> {
  const start = performance.now();
  const tables = await work();
  const seconds = (performance.now() - start) / 1000;
  return [name, tables.reduce((sum, { rows }) => sum + rows, 0), seconds.toFixed(1)];
}

async function copyInto(
  target: DatabaseLocation,
  source: DatabaseLocation,
): Promise<CopiedTable[]> {
  return withDatabase(source, (from) =>
    withDatabase(target, async (to) => {
      await migrate(to);
      return copyDatabase(from, to);
    }),
  );
}

/** Backup, restore and copy to PostgreSQL of a large installation, with verification. */
export async function moves({ quick }: PartOptions): Promise<boolean> {
  const projects = quick ? 2 : 50;
  await withBenchDatabase('SQLite', async (here) => {
    const amounts = { requests: 2_000, messages: 500, others: 200 };
    await makeProjects(here, projects, amounts);
    const file = join(here.dataDir, 'backup.sqlite');
    const rows: Cell[][] = [];
    rows.push(await timed('backup of SQLite', () => backUp(here, file)));
    const { size } = await stat(file);
    await withBenchDatabase('SQLite', async (there) => {
      rows.push(await timed('restore into SQLite', () => restore(file, there)));
    });
    await withBenchDatabase('PostgreSQL', async (there) => {
      rows.push(await timed('copy from SQLite to PostgreSQL', () => copyInto(there, here)));
      const again = join(here.dataDir, 'again.sqlite');
      rows.push(await timed('backup of PostgreSQL', () => backUp(there, again)));
    });
    console.log(`${projects} projects; the backup has ${(size / MEBIBYTE).toFixed(0)} MiB\n`);
    printTable(['what', 'rows', 'seconds'], rows);
  });
  return true;
}
