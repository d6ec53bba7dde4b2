import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makePrivateFile } from '../lib/privateFile.ts';
import { DatabaseRefused, isBusy } from './failures.ts';

/**
 * Claims a folder for this process until the returned function is called or the process ends, however it
 * ends. The claim is a lock of the operating system on a file beside the database, held by SQLite, so that
 * commands can go on using the database itself.
 * @throws DatabaseRefused when another process has claimed it.
 */
export function claimFolder(dataDir: string): () => void {
  const file = join(dataDir, 'concierge.lock');
  makePrivateFile(file);
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new DatabaseRefused(`The database folder ${dataDir} is in use by another server`);
  }
  return () => lock.close();
}
