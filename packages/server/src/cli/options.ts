import {
  FALLBACK_LANGUAGE,
  LANGUAGES,
  type Language,
  TEXT_LIMITS,
} from '@concierge/contract/constants';
import { cleanName, forbiddenIn, isBlank } from '@concierge/contract/names';
import { type OpenDatabase, withDatabase as openAndClose } from '../database/open.ts';
import { newToken } from '../lib/tokens.ts';
import {
  type Option,
  type Terminal,
  UsageError,
  type Values,
  locationOf,
  required,
} from './command.ts';
import { migrateForCommand, nameDatabase } from './runningServer.ts';

export const PROJECT: Option = { value: 'CODE', about: 'code people sign in with', required: true };
export const USERNAME: Option = {
  value: 'NAME',
  about: 'name people sign in with',
  required: true,
};
export const LANG: Option = {
  value: 'LANG',
  about: `${LANGUAGES.join(', ')}; ${FALLBACK_LANGUAGE} unless given`,
};
export const SERIAL: Option = {
  value: 'ID',
  about: 'serial id, unique in the project',
  required: true,
};
const SECRET: Option = {
  value: 'SECRET',
  about: 'generated and printed unless given; -: a line of the standard input',
  secret: true,
};
export const KEY = SECRET;
export const PASSWORD = SECRET;

/** Of a key that is chosen by hand; a guess of it must be hopeless. */
const KEY_CHARACTERS = 12;

/** Opens and migrates the database the environment names, and closes it after `work`. */
export async function withDatabase(
  terminal: Terminal,
  work: (database: OpenDatabase) => Promise<void>,
): Promise<number> {
  const isServed = await nameDatabase(terminal);
  await openAndClose(locationOf(terminal), async (database) => {
    await migrateForCommand(database, isServed);
    await work(database);
  });
  return 0;
}

/** A name that is not empty, at most `limit` characters. */
export function text(values: Values, name: string, limit: number): string {
  const value = cleanName(required(values, name));
  if (isBlank(value)) throw new UsageError(`--${name} must not be empty`);
  const character = forbiddenIn(value);
  if (character) throw new UsageError(`--${name} must not contain the character ${character}`);
  if (value.length > limit) throw new UsageError(`--${name} is longer than ${limit} characters`);
  return value;
}

/** One of the allowed words. */
export function oneOf<const T extends string>(
  name: string,
  value: string,
  allowed: readonly T[],
): T {
  const found = allowed.find((candidate) => candidate === value);
  if (!found)
    throw new UsageError(`--${name} must be one of ${allowed.join(', ')}, not "${value}"`);
  return found;
}

/** The language given as `--lang`. */
export function languageOf(values: Values): Language {
  return oneOf('lang', values['lang'] ?? FALLBACK_LANGUAGE, LANGUAGES);
}

/** The given secret, or a generated one, which has to be shown. */
export function secretOf(values: Values, name: string): { secret: string; generated: boolean } {
  const given = values[name];
  if (given === undefined) return { secret: newToken(), generated: true };
  if (given === '') throw new UsageError(`--${name} must not be empty`);
  if (given.length > TEXT_LIMITS.password) {
    throw new UsageError(`--${name} is longer than ${TEXT_LIMITS.password} characters`);
  }
  return { secret: given, generated: false };
}

/** The given key of a device, or a generated one, which has to be shown. */
export function keyOf(values: Values): { key: string; generated: boolean } {
  const { secret: key, generated } = secretOf(values, 'key');
  if (/\s/.test(key)) throw new UsageError('--key must not contain white space');
  if (key.length < KEY_CHARACTERS) {
    throw new UsageError(`--key must be at least ${KEY_CHARACTERS} characters`);
  }
  return { key, generated };
}
