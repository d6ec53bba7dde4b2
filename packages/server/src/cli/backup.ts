import { readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { writeBackupTime } from '../database/backupTime.ts';
import { withDatabase } from '../database/open.ts';
import { backUp } from '../ops/backup.ts';
import { copiedLines } from '../ops/copyDatabase.ts';
import { reasonOf } from '../lib/reason.ts';
import {
  type Command,
  type Terminal,
  UsageError,
  type Values,
  locationOf,
  numberOption,
} from './command.ts';
import { nameDatabase } from './runningServer.ts';

const HOUR_MS = 3_600_000;
const NAME = /^concierge-[\dTZ-]+\.sqlite$/;

/** For `check` and the metrics. A backup of a database that only reads is whole all the same. */
async function recordBackup(at: Date, terminal: Terminal): Promise<void> {
  try {
    await withDatabase(locationOf(terminal), ({ db }) => writeBackupTime(db, at));
  } catch (error) {
    terminal.printError(`The time of this backup was not recorded: ${reasonOf(error)}`);
  }
}

async function writeOne(to: string, terminal: Terminal): Promise<void> {
  const at = new Date();
  const sums = await backUp(locationOf(terminal), to);
  await recordBackup(at, terminal);
  for (const line of copiedLines(sums)) terminal.print(line);
  terminal.print(`Written: ${to}`);
}

/** Names sort by their time, so the first are the oldest. */
async function removeOldest(folder: string, keep: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name)).toSorted();
  await Promise.all(names.slice(0, -keep).map((name) => rm(join(folder, name))));
}

async function writeInto(folder: string, keep: number, terminal: Terminal): Promise<void> {
  const time = new Date().toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
  await writeOne(join(folder, `concierge-${time}.sqlite`), terminal);
  if (keep > 0) await removeOldest(folder, keep);
}

/** Backs up again and again until the process is stopped. A failure is reported and the next one still made. */
async function repeat(
  hours: number,
  write: () => Promise<void>,
  { printError }: Terminal,
): Promise<number> {
  const stopped = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => stopped.abort());
  }
  while (!stopped.signal.aborted) {
    await write().catch((error: unknown) => printError(reasonOf(error)));
    await pause(hours * HOUR_MS, undefined, stopped).catch(() => undefined);
  }
  return 0;
}

function folderOf(values: Values): { to: string } | { folder: string } {
  const to = values['to'];
  const folder = values['folder'];
  if (to && !folder) return { to };
  if (folder && !to) return { folder };
  throw new UsageError('Specify --to or --folder');
}

export const BACKUP_COMMAND: Command = {
  name: 'backup',
  summary: 'Writes everything into one file while the server runs, and verifies it.',
  options: {
    to: { value: 'FILE', about: 'file to write; it must not exist' },
    folder: { value: 'FOLDER', about: 'folder for time-stamped backup files' },
    keep: { value: 'NUMBER', about: 'files to keep in the folder; 0 keeps all (default)' },
    every: { value: 'HOURS', about: 'with --folder: repeat every HOURS until stopped' },
  },
  async run(values, terminal) {
    const target = folderOf(values);
    const keep = numberOption(values, 'keep', 0, { min: 0, max: 10_000 });
    const hours = numberOption(values, 'every', 0, { min: 0, max: 24 * 7, whole: false });
    await nameDatabase(terminal);
    if ('to' in target) {
      await writeOne(resolve(terminal.cwd, target.to), terminal);
      return 0;
    }
    const folder = resolve(terminal.cwd, target.folder);
    const write = () => writeInto(folder, keep, terminal);
    if (hours > 0) return repeat(hours, write, terminal);
    await write();
    return 0;
  },
};
