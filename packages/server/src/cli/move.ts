import { resolve } from 'node:path';
import { migrate } from '../database/migrate.ts';
import { withDatabase } from '../database/open.ts';
import { restore } from '../ops/backup.ts';
import { copiedLines, copyDatabase, CopyError } from '../ops/copyDatabase.ts';
import { databaseFileIn, exists } from '../ops/sqliteFiles.ts';
import { type Command, type Terminal, UsageError, locationOf, required } from './command.ts';
import { nameDatabase } from './runningServer.ts';

const isPostgres = (address: string) => /^postgres(ql)?:\/\//i.test(address);

/** The folder with a SQLite database. */
async function existingFolder(location: string, { cwd }: Terminal): Promise<string> {
  const dataDir = resolve(cwd, location);
  if (await exists(databaseFileIn(dataDir))) return dataDir;
  throw new CopyError(`There is no database in ${dataDir}`);
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
    const to = values['to'] ?? terminal.env['DATABASE_URL'] ?? '';
    const from = required(values, 'from');
    if (!isPostgres(to)) throw new UsageError('--to must be an address starting with postgres://');
    if (isPostgres(from)) throw new UsageError('--from must be a folder');
    const named = { ...terminal, env: { ...terminal.env, DATABASE_URL: to } };
    await nameDatabase(named);
    const dataDir = await existingFolder(from, terminal);
    await withDatabase({ databaseUrl: null, dataDir }, (source) =>
      withDatabase({ ...locationOf(named), patient: true }, async (target) => {
        await migrate(source);
        await migrate(target);
        const copied = await copyDatabase(source, target);
        for (const line of copiedLines(copied)) terminal.print(line);
      }),
    );
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
    const sums = await restore(from, locationOf(terminal));
    for (const line of copiedLines(sums)) terminal.print(line);
    return 0;
  },
};
