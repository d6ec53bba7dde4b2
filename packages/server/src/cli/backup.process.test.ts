import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { withDatabase } from '../database/open.ts';
import { provisionDemo } from '../demo/provisionDemo.ts';
import { backUp, restore } from '../ops/backup.ts';
import { runCli } from '../testing/runCli.ts';

const CLI = join(import.meta.dirname, 'main.ts');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'concierge-backup-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const inFolder = (name: string) => ({ databaseUrl: null, dataDir: join(folder, name) });
const settings = (name: string) => ({
  ...process.env,
  DATABASE_URL: '',
  DATA_DIR: inFolder(name).dataDir,
});

async function provisionHotel(): Promise<void> {
  await withDatabase(inFolder('hotel'), async (database) => {
    await migrate(database);
    await provisionDemo(database.db);
  });
}

const cli = (name: string, ...args: string[]) => runCli(inFolder(name), ...args);

describe('the backup command', () => {
  it('K5 writes backups named by their time into a folder, and keeps the newest', async () => {
    await provisionHotel();
    const backups = join(folder, 'backups');
    const names = ['2026-01-01T00-00-00Z', '2026-01-02T00-00-00Z'];
    await mkdir(backups);
    for (const name of names) await writeFile(join(backups, `concierge-${name}.sqlite`), '');
    await writeFile(join(backups, 'notes.txt'), '');
    const { code } = await cli('hotel', 'backup', '--folder', backups, '--keep', '2');
    expect(code).toBe(0);
    const kept = (await readdir(backups)).toSorted();
    expect(kept).toEqual([
      'concierge-2026-01-02T00-00-00Z.sqlite',
      expect.stringMatching(/^concierge-\d{4}(-\d\d){2}T(\d\d-){2}\d\dZ\.sqlite$/),
      'notes.txt',
    ]);
    await restore(join(backups, kept[1] ?? ''), inFolder('restored'));
  });

  it('K5 repeats a backup until it is stopped', async () => {
    await provisionHotel();
    const repeat = ['backup', '--folder', join(folder, 'backups'), '--every', '0.0003'];
    const child = spawn(process.execPath, [CLI, ...repeat], { env: settings('hotel') });
    let written = 0;
    for await (const text of child.stdout.setEncoding('utf8')) {
      written += String(text).match(/^Written: /gm)?.length ?? 0;
      // Once: a second one may come when the process does not listen any more.
      if (written >= 2 && !child.killed) child.kill('SIGTERM');
    }
    const code = child.exitCode ?? (await once(child, 'exit'))[0];
    expect([code, written >= 2]).toEqual([0, true]);
  });

  it('K5 backs up no database without a project: it is likely the wrong one', async () => {
    await withDatabase(inFolder('empty'), migrate);
    const file = join(folder, 'backup.concierge');
    const { code, stdout, stderr } = await cli('empty', 'backup', '--to', file);
    expect([code, stdout, stderr]).toEqual([
      1,
      `Database: SQLite in ${inFolder('empty').dataDir}\n`,
      'The database has no project. Nothing was backed up.\n',
    ]);
    expect(await readdir(folder)).toEqual(['empty']);
  });

  it('K5 restores a file that belongs to the owner of the folder', async () => {
    await provisionHotel();
    const file = join(folder, 'backup.concierge');
    await backUp(inFolder('hotel'), file);
    const { dataDir } = inFolder('restored');
    await mkdir(dataDir);
    if (process.getuid?.() === 0) await chown(dataDir, 65_534, 65_534);
    await restore(file, inFolder('restored'));
    const { uid, gid } = await stat(dataDir);
    expect(await stat(join(dataDir, 'concierge.sqlite'))).toMatchObject({ uid, gid });
  });
});
