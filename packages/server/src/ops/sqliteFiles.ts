import { chmod, chown, copyFile, mkdir, open, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { GIVES_BACK } from '../database/freePages.ts';
import { CopyError } from './copyDatabase.ts';

/** Name of the database file in its folder. */
const FILE_NAME = 'concierge.sqlite';

export const databaseFileIn = (dataDir: string) => join(dataDir, FILE_NAME);

export async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}

/** Flushes a file's content, and its name in its folder, to the disk. */
async function sync(file: string): Promise<void> {
  for (const path of [file, dirname(file)]) {
    const handle = await open(path, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  }
}

/**
 * Writes the database of a folder into one file while servers go on working with it: without free pages, and able to
 * give back what is deleted.
 */
export function snapshotFile(dataDir: string, to: string): void {
  const database = new DatabaseSync(databaseFileIn(dataDir), { readOnly: true, timeout: 5_000 });
  try {
    const { auto_vacuum } = database.prepare('pragma auto_vacuum').get() ?? {};
    if (auto_vacuum !== GIVES_BACK) database.exec('pragma auto_vacuum = incremental');
    database.prepare('vacuum into ?').run(to);
  } finally {
    database.close();
  }
}

/** Copies a backup to where it will be opened. It must be one complete SQLite file. */
export async function placeFile(backup: string, dataDir: string): Promise<void> {
  if (!(await exists(backup))) throw new CopyError(`There is no file ${backup}`);
  await mkdir(dataDir, { recursive: true });
  await copyFile(backup, databaseFileIn(dataDir));
  await requireWhole(databaseFileIn(dataDir));
}

/** @throws CopyError when the file is no database or is damaged. */
export async function requireWhole(file: string): Promise<void> {
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      const found = database.prepare('pragma integrity_check').all();
      if (found.length !== 1 || found[0]?.['integrity_check'] !== 'ok') throw new Error('damaged');
      if (database.prepare('pragma foreign_key_check').all().length > 0) throw new Error('damaged');
    } finally {
      database.close();
    }
  } catch {
    throw new CopyError('The file is not a whole backup');
  }
}

/** The file contains password hashes: readable by its owner only. */
const OWNER_ONLY = 0o600;

/** The server runs as the owner of its folder, whoever restores the file. Only root can give a file away. */
export async function giveToOwnerOf(folder: string, file: string): Promise<void> {
  const { uid, gid } = await stat(folder);
  if (process.getuid?.() === 0) await chown(file, uid, gid);
}

/** Renames the finished file atomically, so that a partial one never has its name. */
export async function finish(partial: string, to: string): Promise<void> {
  await chmod(partial, OWNER_ONLY);
  await sync(partial);
  await rename(partial, to);
  await sync(to);
}
