import { FALLBACK_LANGUAGE, LANGUAGES, TEXT_LIMITS } from '@concierge/contract/constants';
import { UserType } from '@concierge/contract/userTypes';
import { migrate } from '../database/migrate.ts';
import { type OpenDatabase, openDatabase } from '../database/open.ts';
import { DEMO_PASSWORD, DEMO_PROJECT, demoDeviceKey } from '../demo/demoProject.ts';
import { provisionDemo } from '../demo/provisionDemo.ts';
import { newToken } from '../lib/tokens.ts';
import { renewEpoch } from '../live/epoch.ts';
import { addDevice, addProject, addUser, setPassword } from './accounts.ts';
import {
  type Command,
  type Option,
  type Terminal,
  UsageError,
  type Values,
  databaseLine,
  locationOf,
  optional,
  required,
} from './command.ts';

const PROJECT: Option = { value: 'CODE', about: 'code people sign in with', required: true };
const USERNAME: Option = { value: 'NAME', about: 'name people sign in with', required: true };
const PASSWORD: Option = { value: 'SECRET', about: 'generated and printed unless given' };

/** Opens and migrates the database the environment names, and closes it after `work`. */
export async function withDatabase(
  terminal: Terminal,
  work: (database: OpenDatabase) => Promise<void>,
): Promise<number> {
  terminal.print(databaseLine(terminal));
  const database = await openDatabase(locationOf(terminal));
  try {
    await migrate(database);
    await work(database);
  } finally {
    await database.close();
  }
  return 0;
}

function text(values: Values, name: string, limit: number): string {
  const value = required(values, name).trim();
  if (value === '') throw new UsageError(`--${name} must not be empty`);
  if (value.length > limit) throw new UsageError(`--${name} is longer than ${limit} characters`);
  return value;
}

function oneOf<const T extends string>(name: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((candidate) => candidate === value);
  if (!found)
    throw new UsageError(`--${name} must be one of ${allowed.join(', ')}, not "${value}"`);
  return found;
}

/** The given secret, or a generated one, which has to be shown. */
function secretOf(values: Values, name: string): { secret: string; generated: boolean } {
  const given = optional(values, name);
  if (given === undefined) return { secret: newToken(), generated: true };
  if (given === '') throw new UsageError(`--${name} must not be empty`);
  if (given.length > TEXT_LIMITS.password) {
    throw new UsageError(`--${name} is longer than ${TEXT_LIMITS.password} characters`);
  }
  return { secret: given, generated: false };
}

const projectCommand: Command = {
  name: 'provision project',
  summary: 'Adds a project, which has its own users, services and devices.',
  options: {
    code: PROJECT,
    name: { value: 'NAME', about: 'name of the hotel, hospital or office', required: true },
  },
  async run(values, terminal) {
    const code = text(values, 'code', TEXT_LIMITS.projectCode);
    const name = text(values, 'name', TEXT_LIMITS.deviceName);
    return withDatabase(terminal, async ({ db }) => {
      const id = await addProject(db, code, name);
      terminal.print(`Project "${code}" has id ${id}.`);
    });
  },
};

const userCommand: Command = {
  name: 'provision user',
  summary: 'Adds an admin or operator to a project.',
  options: {
    project: PROJECT,
    username: USERNAME,
    type: { value: 'TYPE', about: 'admin or operator', required: true },
    lang: { value: 'LANG', about: `${LANGUAGES.join(', ')}; ${FALLBACK_LANGUAGE} unless given` },
    password: PASSWORD,
  },
  async run(values, terminal) {
    const type = oneOf('type', required(values, 'type'), ['admin', 'operator']);
    const lang = oneOf('lang', optional(values, 'lang') ?? FALLBACK_LANGUAGE, LANGUAGES);
    const username = text(values, 'username', TEXT_LIMITS.username);
    const { secret: password, generated } = secretOf(values, 'password');
    return withDatabase(terminal, async (database) => {
      const project = required(values, 'project');
      const id = await addUser(database, {
        project,
        username,
        userType: UserType[type],
        lang,
        password,
      });
      terminal.print(`User "${username}" has id ${id}.`);
      if (generated) terminal.print(`Password (shown this once): ${password}`);
    });
  },
};

const deviceCommand: Command = {
  name: 'provision device',
  summary: 'Adds a device, for instance the tablet of a room.',
  options: {
    project: PROJECT,
    serial: { value: 'ID', about: 'serial id, unique in the project', required: true },
    name: { value: 'NAME', about: 'what staff call it, e.g. "Room 101"', required: true },
    key: { value: 'SECRET', about: 'generated and printed unless given' },
  },
  async run(values, terminal) {
    const serialId = text(values, 'serial', TEXT_LIMITS.serialId);
    const name = text(values, 'name', TEXT_LIMITS.deviceName);
    const { secret: key, generated } = secretOf(values, 'key');
    if (/\s/.test(key)) throw new UsageError('--key must not contain white space');
    return withDatabase(terminal, async ({ db }) => {
      const id = await addDevice(db, { project: required(values, 'project'), serialId, name, key });
      terminal.print(`Device "${serialId}" has id ${id}.`);
      if (generated) terminal.print(`Key (shown this once): ${key}`);
    });
  },
};

const passwordCommand: Command = {
  name: 'provision password',
  summary: 'Sets a user’s password and signs the user out everywhere.',
  options: { project: PROJECT, username: USERNAME, password: PASSWORD },
  async run(values, terminal) {
    const username = required(values, 'username');
    const { secret: password, generated } = secretOf(values, 'password');
    return withDatabase(terminal, async (database) => {
      await setPassword(database, { project: required(values, 'project'), username, password });
      terminal.print(`The password of "${username}" is set; all sessions have ended.`);
      if (generated) terminal.print(`Password (shown this once): ${password}`);
    });
  },
};

const demoCommand: Command = {
  name: 'provision demo',
  summary: 'Adds the demo project. Its passwords and device keys are public.',
  options: {},
  run: (_values, terminal) =>
    withDatabase(terminal, async ({ db }) => {
      const made = await provisionDemo(db);
      terminal.print(made ? 'The demo project is ready.' : 'The demo project exists already.');
      terminal.print(
        `Sign in: project ${DEMO_PROJECT.code}, user admin or operator, password ${DEMO_PASSWORD}`,
      );
      terminal.print(
        `Device keys: ${demoDeviceKey('<serial id>')}, e.g. ${demoDeviceKey('room-101')}`,
      );
    }),
};

const epochCommand: Command = {
  name: 'provision epoch',
  summary:
    'After a backup was restored: makes every console reload its data. Restart the server then.',
  options: {},
  run: (_values, terminal) =>
    withDatabase(terminal, async ({ db }) => {
      terminal.print(`The live events have the new epoch ${await renewEpoch(db)}.`);
    }),
};

export const PROVISION_COMMANDS: readonly Command[] = [
  projectCommand,
  userCommand,
  deviceCommand,
  passwordCommand,
  demoCommand,
  epochCommand,
];
