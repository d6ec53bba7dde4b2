import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { backUp, restore } from '../ops/backup.ts';
import { databaseFileIn } from '../ops/sqliteFiles.ts';
import { addRow, addRows } from '../testing/rows.ts';
import { giveBackPages } from './freePages.ts';
import { migrate } from './migrate.ts';
import { withDatabase } from './open.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'concierge-pages-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const locationOf = (name: string) => ({ databaseUrl: null, dataDir: join(folder, name) });
const megabytes = async (file: string) => (await stat(file)).size / 1024 / 1024;

/** Fills a database, deletes it again and gives back what is free; returns what is left on the disk, and the log. */
async function fillAndEmpty(name: string) {
  const lines: unknown[][] = [];
  const log = { info: (...line: unknown[]) => void lines.push(line) };
  const file = databaseFileIn(locationOf(name).dataDir);
  return withDatabase(locationOf(name), async (database) => {
    const { db } = database;
    await migrate(database);
    const created_at = new Date().toISOString();
    await addRow(db, 'project', { code: name, name, created_at });
    const value = 'x'.repeat(1_000);
    await db
      .transaction()
      .execute((trx) => addRows(trx, 'meta', 10_000, (row) => ({ key: `fill-${row}`, value })));
    await db.deleteFrom('meta').where('key', 'like', 'fill-%').execute();
    const full = await megabytes(file);
    // A list that is read meanwhile neither waits nor is waited for.
    const [counted] = await Promise.all([
      database.reader.selectFrom('project').select('code').executeTakeFirst(),
      giveBackPages({ database, log }),
    ]);
    await giveBackPages({ database, log });
    expect(counted).toEqual({ code: name });
    await db.updateTable('project').set({ name: 'Written again' }).execute();
    return { full, left: await megabytes(file), log: await megabytes(`${file}-wal`), lines };
  });
}

it('R35 after much was deleted the SQLite file gets smaller, and so does its log', async () => {
  const { full, left, log, lines } = await fillAndEmpty('new');
  expect(full).toBeGreaterThan(10);
  expect(left).toBeLessThan(2);
  expect(log).toBeLessThan(5);
  expect(lines).toEqual([]);
});

it('R35 a file from before says once how much of it is free; its backup is small and gives back', async () => {
  const { dataDir } = locationOf('old');
  await withDatabase(locationOf('old'), async () => undefined);
  const old = new DatabaseSync(databaseFileIn(dataDir));
  old.exec('pragma journal_mode = delete; pragma auto_vacuum = none; vacuum');
  old.close();
  const { left, lines } = await fillAndEmpty('old');
  expect(left).toBeGreaterThan(10);
  expect(lines).toEqual([
    [{ freeBytes: expect.any(Number) }, expect.stringContaining('has free space')],
  ]);
  const backup = join(folder, 'backup');
  await backUp(locationOf('old'), backup);
  await restore(backup, locationOf('restored'));
  const restored = databaseFileIn(locationOf('restored').dataDir);
  expect(await megabytes(restored)).toBeLessThan(2);
  const database = new DatabaseSync(restored, { readOnly: true });
  expect(database.prepare('pragma auto_vacuum').get()).toEqual({ auto_vacuum: 2 });
  database.close();
});
