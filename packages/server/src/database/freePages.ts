import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { ROWS_PER_STEP as PAGES_PER_STEP, inSteps } from '../lib/inSteps.ts';
import type { OpenDatabase } from './open.ts';
import type { Connection } from './schema.ts';

/** `auto_vacuum` of a database that can give back single pages. */
export const GIVES_BACK = 2;
/** Fewer are soon written again. */
const WORTH_IT = 1_000;

async function read(db: Connection, pragma: string): Promise<number> {
  const { rows } = await sql.raw<Record<string, number>>(`pragma ${pragma}`).execute(db);
  return Object.values(rows[0] ?? {})[0] ?? 0;
}

const told = new WeakSet<Connection>();

/**
 * Gives the pages of a SQLite file that nothing uses any longer back to the disk, some at a time. One from before databases
 * could do so keeps them, and writes to them again: the log says once how many they are.
 */
export async function giveBackPages({
  database: { db, dialect },
  log,
  signal,
}: {
  database: Pick<OpenDatabase, 'db' | 'dialect'>;
  log: Pick<FastifyBaseLogger, 'info'>;
  /** Aborted when the server stops: the step in progress is the last. */
  signal?: AbortSignal;
}): Promise<void> {
  if (dialect !== 'sqlite' || (await read(db, 'freelist_count')) < WORTH_IT) return;
  if ((await read(db, 'auto_vacuum')) !== GIVES_BACK) {
    const freeBytes = (await read(db, 'freelist_count')) * (await read(db, 'page_size'));
    const line =
      'the database file has free space, which is used again; a backup that is restored is without it';
    if (!told.has(db)) log.info({ freeBytes }, line);
    told.add(db);
    return;
  }
  await inSteps(signal, async () => {
    const free = await read(db, 'freelist_count');
    await sql.raw(`pragma incremental_vacuum(${PAGES_PER_STEP})`).execute(db);
    return free - (await read(db, 'freelist_count'));
  });
  // The file gets smaller with the checkpoint; this one waits for nobody.
  await sql`pragma wal_checkpoint(passive)`.execute(db);
}
