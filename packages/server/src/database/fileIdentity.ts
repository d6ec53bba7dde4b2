import { statSync } from 'node:fs';

function idOf(file: string): string | null {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found?.isFile() ? `${found.dev}:${found.ino}` : null;
}

/**
 * Call it while the SQLite file is open. The returned function gives the identity of the file, or null once the file
 * or its log has been deleted, moved or replaced: what is written then goes to a file that nobody finds.
 */
export function followFile(file: string): () => string | null {
  const opened = idOf(file);
  const log = `${file}-wal`;
  let openedLog = idOf(log);
  return () => {
    // SQLite adds the log with the first statement.
    openedLog ??= idOf(log);
    return idOf(file) === opened && idOf(log) === openedLog ? opened : null;
  };
}
