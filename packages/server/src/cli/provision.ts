import { TEXT_LIMITS } from '@concierge/contract/constants';
import { UserType } from '@concierge/contract/userTypes';
import { DEMO_PASSWORD, DEMO_PROJECT, demoDeviceKey } from '../demo/demoProject.ts';
import { provisionDemo } from '../demo/provisionDemo.ts';
import { zoneNamed } from '../lib/zones.ts';
import { renewEpoch } from '../live/epoch.ts';
import { addDevice, addProject, addUser } from './accounts.ts';
import { type Command, UsageError, required } from './command.ts';
import { rulesOf } from './passwordRules.ts';
import {
  KEY,
  LANG,
  PASSWORD,
  PROJECT,
  SERIAL,
  USERNAME,
  keyOf,
  languageOf,
  oneOf,
  secretOf,
  text,
  withDatabase,
} from './options.ts';
import { setPassword } from './revocation.ts';

const projectCommand: Command = {
  name: 'provision project',
  summary: 'Adds a project, which has its own users, services and devices.',
  options: {
    code: PROJECT,
    name: { value: 'NAME', about: 'name of the hotel, hospital or office', required: true },
    'time-zone': { value: 'ZONE', about: 'where it is, e.g. Europe/Prague; UTC unless given' },
    passwords: { value: 'RULES', about: 'strong or any; strong unless given' },
  },
  async run(values, terminal) {
    const code = text(values, 'code', TEXT_LIMITS.projectCode);
    const name = text(values, 'name', TEXT_LIMITS.projectName);
    const zone = zoneNamed(values['time-zone'] ?? 'UTC');
    if (zone === undefined)
      throw new UsageError('--time-zone must be a timezone, e.g. Europe/Prague');
    const rules = rulesOf('passwords', values['passwords'] ?? 'strong');
    return withDatabase(terminal, async ({ db }) => {
      const id = await addProject(db, { code, name, time_zone: zone }, rules === 'strong');
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
    lang: LANG,
    password: PASSWORD,
  },
  async run(values, terminal) {
    const type = oneOf('type', required(values, 'type'), ['admin', 'operator']);
    const lang = languageOf(values);
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
    serial: SERIAL,
    name: { value: 'NAME', about: 'what staff call it, e.g. "Room 101"', required: true },
    key: KEY,
  },
  async run(values, terminal) {
    const serialId = text(values, 'serial', TEXT_LIMITS.serialId);
    const name = text(values, 'name', TEXT_LIMITS.deviceName);
    const { key, generated } = keyOf(values);
    const project = required(values, 'project');
    return withDatabase(terminal, async (database) => {
      const id = await addDevice(database, { project, serialId, name, key });
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
  options: { lang: LANG },
  async run(values, terminal) {
    const language = languageOf(values);
    return withDatabase(terminal, async ({ db }) => {
      const made = await provisionDemo(db, { language });
      terminal.print(made ? 'The demo project is ready.' : 'The demo project exists already.');
      terminal.print(
        `Sign in: project ${DEMO_PROJECT.code}, user admin or operator, password ${DEMO_PASSWORD}`,
      );
      terminal.print(
        `Device keys: ${demoDeviceKey('<serial id>')}, e.g. ${demoDeviceKey('room-101')}`,
      );
    });
  },
};

const epochCommand: Command = {
  name: 'provision epoch',
  summary:
    'Run after restoring a backup by other means: makes every console reload. Then restart the server.',
  options: {},
  run: (_values, terminal) =>
    withDatabase(terminal, async ({ db }) => {
      terminal.print(`Live event history restarted (epoch ${await renewEpoch(db)}).`);
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
