import { chmodSync, closeSync, openSync, statSync } from 'node:fs';

const OWNER_ONLY = 0o600;

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

/**
 * Creates a SQLite file that only its owner may read, or makes an existing one so; SQLite gives the files it
 * adds beside it the same mode. It is not opened when it exists: closing it would end SQLite's locks on it.
 */
export function makePrivateFile(file: string): void {
  if (!isFile(file)) closeSync(openSync(file, 'a', OWNER_ONLY));
  for (const existing of [file, `${file}-wal`, `${file}-shm`].filter(isFile)) {
    try {
      chmodSync(existing, OWNER_ONLY);
    } catch (error) {
      // The file of another user, who lets us use it.
      if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
    }
  }
}
