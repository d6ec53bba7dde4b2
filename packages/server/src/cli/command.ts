import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import type { DatabaseLocation } from '../database/open.ts';
import { postgresPlace } from '../database/postgresAddress.ts';

/** A command was called with wrong arguments; `message` is one line for the user. */
export class UsageError extends Error {}

/** A command failed; `message` is one line for the user. */
export class CommandError extends Error {}

export interface Option {
  /** Placeholder of the value in the usage, e.g. `CODE`; an option without it is a flag. */
  value?: string;
  about: string;
  required?: boolean;
  /** `-` stands for a line of the standard input: arguments are shown to every user of the machine. */
  secret?: boolean;
}

/** Where a command reads its settings and writes its lines. */
export interface Terminal {
  env: Readonly<Record<string, string | undefined>>;
  cwd: string;
  print: (line: string) => void;
  /** The next line of the standard input; empty at its end. */
  readLine: () => Promise<string>;
  printError: (line: string) => void;
}

/** The database the settings name, as for the server. */
export function locationOf({ env, cwd }: Terminal): DatabaseLocation {
  const { databaseUrl, dataDir } = readConfig(env, cwd);
  return { databaseUrl, dataDir };
}

/** Where a database is, without its password. */
export function databasePlace({ databaseUrl, dataDir }: DatabaseLocation): string {
  if (databaseUrl === null) return `SQLite in ${dataDir}`;
  const { host, port, database } = postgresPlace(databaseUrl);
  return `PostgreSQL at ${host}:${port}/${database}`;
}

/** Says which database a command works on. */
export const databaseLine = (terminal: Terminal): string =>
  `Database: ${databasePlace(locationOf(terminal))}`;

export type Values = Readonly<Record<string, string>>;

export interface Command {
  /** The words it is called by, e.g. `provision user`. */
  name: string;
  summary: string;
  options: Readonly<Record<string, Option>>;
  /** Resolves to the exit code. */
  run(values: Values, terminal: Terminal): Promise<number>;
}

/** The value of a required option. */
export function required(values: Values, name: string): string {
  const value = values[name];
  if (value === undefined) throw new UsageError(`--${name} is missing`);
  return value;
}

/** The value of an option that is a number from `min` to `max`, whole by default. */
export function numberOption(
  values: Values,
  name: string,
  fallback: number,
  { min, max, whole = true }: { min: number; max: number; whole?: boolean },
): number {
  const value = values[name];
  if (value === undefined) return fallback;
  const parsed = (whole ? /^\d+$/ : /^\d+(\.\d+)?$/).test(value) ? Number(value) : Number.NaN;
  if (!(parsed >= min && parsed <= max)) {
    const kind = whole ? 'a whole number' : 'a number';
    throw new UsageError(`--${name} must be ${kind} from ${min} to ${max}, not "${value}"`);
  }
  return parsed;
}

/**
 * Reads the options of a command.
 * @throws UsageError for an option it does not know, one without a value, or a missing one.
 */
export function readOptions(command: Command, args: readonly string[]): Values {
  const options = Object.fromEntries(
    Object.entries(command.options).map(([name, { value }]) => [
      name,
      { type: value === undefined ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  let values: Record<string, unknown>;
  try {
    ({ values } = parseArgs({ args: [...args], options, strict: true, allowPositionals: false }));
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  for (const [name, option] of Object.entries(command.options)) {
    if (option.required && values[name] === undefined) throw new UsageError(`--${name} is missing`);
  }
  return values as Values;
}

/** The same values, with secrets that come by the standard input. */
export async function withSecrets(
  { options }: Command,
  values: Values,
  { readLine }: Terminal,
): Promise<Values> {
  const read: Record<string, string> = { ...values };
  for (const [name, { secret }] of Object.entries(options)) {
    if (secret && values[name] === '-') read[name] = await readLine();
  }
  return read;
}

export function usageOf({ name, summary, options }: Command): string {
  const wordOf = (option: string, value?: string) =>
    value === undefined ? `--${option}` : `--${option} ${value}`;
  const words = Object.entries(options).map(([option, { value, required: needed }]) =>
    needed ? wordOf(option, value) : `[${wordOf(option, value)}]`,
  );
  const rows = Object.entries(options).map(([option, { value, about }]) => {
    return `  ${wordOf(option, value).padEnd(24)} ${about}`;
  });
  return [[name, ...words].join(' '), `  ${summary}`, ...rows].join('\n');
}
