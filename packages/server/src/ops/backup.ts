import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { NewerDatabase, migrate, migrationsOf } from '../database/migrate.ts';
import {
  type DatabaseLocation,
  type OpenDatabase,
  openDatabase,
  withDatabase,
} from '../database/open.ts';
import { makeFolder } from '../lib/makeFolder.ts';
import { renewEpoch } from '../live/epoch.ts';
import { type CopiedTable, CopyError, copyDatabase } from './copyDatabase.ts';
import { sumTable } from './readTable.ts';
import {
  databaseFileIn,
  exists,
  finish,
  giveToOwnerOf,
  placeFile,
  requireWhole,
  snapshotFile,
} from './sqliteFiles.ts';
import { STORED_TABLES } from './tables.ts';

/** Runs the work with a temporary folder beside the given file or folder. */
async function withFolderBeside<Result>(
  path: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(dirname(path), { recursive: true });
  const folder = await mkdtemp(join(dirname(path), '.concierge-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function sumsOf({ db }: OpenDatabase): Promise<CopiedTable[]> {
  const sums: CopiedTable[] = [];
  for (const table of STORED_TABLES) {
    sums.push({ table: table.name, ...(await sumTable(db, table)) });
  }
  return sums;
}

/**
 * Writes everything into one file, a SQLite database, whichever database it comes from, while
 * servers go on working: the file is a snapshot of one instant. Returns its tables, read back from it.
 * @throws CopyError when the file exists already or the database has no project: it is likely the wrong one then.
 */
export async function backUp(location: DatabaseLocation, to: string): Promise<CopiedTable[]> {
  if (await exists(to)) throw new CopyError(`${to} exists already`);
  if (location.databaseUrl === null && !(await exists(databaseFileIn(location.dataDir)))) {
    throw new CopyError(`There is no database in ${location.dataDir}`);
  }
  return withFolderBeside(to, async (folder) => {
    const file = databaseFileIn(folder);
    const written: DatabaseLocation = { databaseUrl: null, dataDir: folder };
    if (location.databaseUrl === null) snapshotFile(location.dataDir, file);
    const sums = await withDatabase(written, async (target) => {
      if (location.databaseUrl === null) return sumsOf(target);
      await migrate(target);
      return withDatabase({ ...location, patient: true }, (source) => copyDatabase(source, target));
    });
    if (!sums.some(({ table, rows }) => table === 'project' && rows > 0)) {
      throw new CopyError('The database has no project. Nothing was backed up.');
    }
    // Closing has brought the write-ahead log into the file.
    await requireWhole(file);
    await finish(file, to);
    return sums;
  });
}

async function requireOwnTables({ db }: OpenDatabase): Promise<void> {
  await migrationsOf(db).catch(() => {
    throw new CopyError('The file is a database, but not one of this server');
  });
}

/** Opens the copy of a backup; one of a newer version is named as such. */
async function withCopy<Result>(
  folder: string,
  work: (copy: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  const copy = await openDatabase({ databaseUrl: null, dataDir: folder }).catch(
    (error: unknown) => {
      if (!(error instanceof NewerDatabase)) throw error;
      throw new CopyError(`The backup was made by a newer version (${error.migration})`);
    },
  );
  try {
    return await work(copy);
  } finally {
    await copy.close();
  }
}

/** The user of the server may write in its folder, but not beside it. */
async function besideOf({ databaseUrl, dataDir }: DatabaseLocation, backup: string) {
  if (databaseUrl !== null) return backup;
  return (await exists(dataDir)) ? databaseFileIn(dataDir) : dataDir;
}

/**
 * Restores a backup into an empty location, migrates it to this version, and begins a new history of live
 * events, so that every console reloads its data. Sessions are left out. Returns the restored tables.
 * @throws CopyError when the location is not empty or the file is not a complete backup of this version or
 * an older one; the location is left unchanged.
 */
export async function restore(backup: string, location: DatabaseLocation): Promise<CopiedTable[]> {
  if (location.databaseUrl === null && (await exists(databaseFileIn(location.dataDir)))) {
    throw new CopyError(
      `There is a database in ${location.dataDir} already. Nothing was restored.`,
    );
  }
  return withFolderBeside(await besideOf(location, backup), async (folder) => {
    await placeFile(backup, folder);
    const sums = await withCopy(folder, async (copy) => {
      await requireOwnTables(copy);
      await migrate(copy);
      await renewEpoch(copy.db);
      // Some have ended since, and nobody would notice that they can be used again.
      await copy.db.deleteFrom('session').execute();
      if (location.databaseUrl === null) return sumsOf(copy);
      return withDatabase({ ...location, patient: true }, async (target) => {
        await migrate(target);
        return copyDatabase(copy, target);
      });
    });
    if (location.databaseUrl === null) {
      makeFolder(location.dataDir);
      await giveToOwnerOf(location.dataDir, databaseFileIn(folder));
      await finish(databaseFileIn(folder), databaseFileIn(location.dataDir));
    }
    return sums;
  });
}
