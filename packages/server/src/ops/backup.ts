import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { migrate, migrationsFor, migrationsOf } from '../database/migrate.ts';
import { type DatabaseOptions, type OpenDatabase, openDatabase } from '../database/open.ts';
import { renewEpoch } from '../live/epoch.ts';
import { type CopiedTable, CopyError, copyDatabase } from './copyDatabase.ts';
import { sumTable } from './readTable.ts';
import {
  databaseFileIn,
  exists,
  finish,
  placeFile,
  requireWhole,
  snapshotFile,
} from './sqliteFiles.ts';
import { STORED_TABLES } from './tables.ts';

export type Place = Pick<DatabaseOptions, 'databaseUrl' | 'dataDir'>;

async function withOpen<Result>(
  place: Place,
  work: (database: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(place);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Runs the work with a folder of its own beside the file or folder named, and removes it. */
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
 * servers go on working: the file holds one instant. Answers what is in it, read back from it.
 * @throws CopyError when the file exists already or there is nothing to back up.
 */
export async function backUp(place: Place, to: string): Promise<CopiedTable[]> {
  if (await exists(to)) throw new CopyError(`${to} exists already`);
  if (place.databaseUrl === null && !(await exists(databaseFileIn(place.dataDir)))) {
    throw new CopyError(`There is no database in ${place.dataDir}`);
  }
  return withFolderBeside(to, async (folder) => {
    const file = databaseFileIn(folder);
    const written: Place = { databaseUrl: null, dataDir: folder };
    if (place.databaseUrl === null) snapshotFile(place.dataDir, file);
    const sums = await withOpen(written, async (target) => {
      if (place.databaseUrl === null) return sumsOf(target);
      await migrate(target);
      return withOpen(place, (source) => copyDatabase(source, target));
    });
    // Closing has brought the write-ahead log into the file.
    await requireWhole(file);
    await finish(file, to);
    return sums;
  });
}

async function requireKnownTables({ db }: OpenDatabase): Promise<void> {
  const known = new Set(Object.keys(migrationsFor('sqlite')));
  const seen = await migrationsOf(db).catch(() => {
    throw new CopyError('The file is a database, but not one of this server');
  });
  const unknown = seen.find((name) => !known.has(name));
  if (unknown) throw new CopyError(`The backup was made by a newer version (${unknown})`);
}

/**
 * Brings a backup into an empty place, up to date with this version, and begins a new history of
 * live events, so that every console loads its data anew. Answers what was restored.
 * @throws CopyError when the place is not empty or the file is not a whole backup of this version or
 * an older one; the place is left as it was.
 */
export async function restore(backup: string, place: Place): Promise<CopiedTable[]> {
  if (place.databaseUrl === null && (await exists(databaseFileIn(place.dataDir)))) {
    throw new CopyError(`There is a database in ${place.dataDir} already. Nothing was restored.`);
  }
  const beside = place.databaseUrl === null ? place.dataDir : backup;
  return withFolderBeside(beside, async (folder) => {
    await placeFile(backup, folder);
    const sums = await withOpen({ databaseUrl: null, dataDir: folder }, async (copy) => {
      await requireKnownTables(copy);
      await migrate(copy);
      await renewEpoch(copy.db);
      if (place.databaseUrl === null) return sumsOf(copy);
      return withOpen(place, async (target) => {
        await migrate(target);
        return copyDatabase(copy, target);
      });
    });
    if (place.databaseUrl === null) {
      await mkdir(place.dataDir, { recursive: true });
      await finish(databaseFileIn(folder), databaseFileIn(place.dataDir));
    }
    return sums;
  });
}
