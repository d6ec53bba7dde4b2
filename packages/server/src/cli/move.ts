import { resolve } from 'node:path';
import { migrate } from '../database/migrate.ts';
import { type OpenDatabase, openDatabase } from '../database/open.ts';
import { restore } from '../ops/backup.ts';
import { copiedLines, copyDatabase, CopyError } from '../ops/copyDatabase.ts';
import { databaseFileIn, exists } from '../ops/sqliteFiles.ts';
import {
  type Command,
  CommandError,
  type Terminal,
  UsageError,
  locationOf,
  optional,
  required,
} from './command.ts';
import { nameDatabase } from './runningServer.ts';

const isPostgres = (address: string) => /^postgres(ql)?:\/\//i.test(address);

/** Opens the SQLite database in a folder. */
async function openExisting(location: string, { cwd }: Terminal): Promise<OpenDatabase> {
  const dataDir = resolve(cwd, location);
  if (!(await exists(databaseFileIn(dataDir)))) {
    throw new CopyError(`There is no database in ${dataDir}`);
  }
  return openDatabase({ databaseUrl: null, dataDir });
}

function failure(error: unknown): Error {
  if (error instanceof CopyError) return new CommandError(error.message);
  return error instanceof Error ? error : new Error(String(error));
}

export const COPY_COMMAND: Command = {
  name: 'copy',
  summary:
    'Copies everything from SQLite into an empty PostgreSQL database and verifies it. Stop the server first.',
  options: {
    from: { value: 'DATA_DIR', about: 'folder of the SQLite database', required: true },
    to: { value: 'URL', about: 'postgres://… of an empty database; DATABASE_URL unless given' },
  },
  async run(values, terminal) {
    const to = optional(values, 'to') ?? terminal.env['DATABASE_URL'] ?? '';
    const from = required(values, 'from');
    if (!isPostgres(to)) throw new UsageError('--to must be an address starting with postgres://');
    if (isPostgres(from)) throw new UsageError('--from must be a folder');
    const named = { ...terminal, env: { ...terminal.env, DATABASE_URL: to } };
    await nameDatabase(named);
    const source = await openExisting(from, terminal).catch((error: unknown) => {
      throw failure(error);
    });
    try {
      const target = await openDatabase({ ...locationOf(named), patient: true });
      try {
        await migrate(source);
        await migrate(target);
        const copied = await copyDatabase(source, target);
        for (const line of copiedLines(copied)) terminal.print(line);
      } finally {
        await target.close();
      }
    } catch (error) {
      throw failure(error);
    } finally {
      await source.close();
    }
    return 0;
  },
};

export const RESTORE_COMMAND: Command = {
  name: 'restore',
  summary: 'Restores a backup into an empty database; every console then reloads its data.',
  options: { from: { value: 'FILE', about: 'file the backup command wrote', required: true } },
  async run(values, terminal) {
    const from = resolve(terminal.cwd, required(values, 'from'));
    await nameDatabase(terminal);
    const sums = await restore(from, locationOf(terminal)).catch((error: unknown) => {
      throw failure(error);
    });
    for (const line of copiedLines(sums)) terminal.print(line);
    return 0;
  },
};
