import type { OpenDatabase } from '../database/open.ts';
import { type Command, UsageError, required } from './command.ts';
import { KEY, PROJECT, SERIAL, USERNAME, keyOf, withDatabase } from './options.ts';
import {
  type AccountName,
  disableUser,
  enableUser,
  removeDevice,
  removeProject,
  removeUser,
  rotateDevice,
} from './revocation.ts';

const rotateDeviceCommand: Command = {
  name: 'rotate device',
  summary: 'Replaces a device’s key; the old one stops working immediately.',
  options: { project: PROJECT, serial: SERIAL, key: KEY },
  async run(values, terminal) {
    const { key, generated } = keyOf(values);
    const device = { project: required(values, 'project'), serialId: required(values, 'serial') };
    return withDatabase(terminal, async (database) => {
      await rotateDevice(database, device, key);
      terminal.print(`Device "${device.serialId}" has a new key; the old one no longer works.`);
      if (generated) terminal.print(`Key (shown this once): ${key}`);
    });
  },
};

const removeDeviceCommand: Command = {
  name: 'remove device',
  summary: 'Revokes a device’s key and removes it from all lists; its requests and messages stay.',
  options: { project: PROJECT, serial: SERIAL },
  async run(values, terminal) {
    const device = { project: required(values, 'project'), serialId: required(values, 'serial') };
    return withDatabase(terminal, async (database) => {
      await removeDevice(database, device);
      terminal.print(`Device "${device.serialId}" is removed; its key no longer works.`);
    });
  },
};

const accountCommand = (
  verb: string,
  summary: string,
  outcome: string,
  change: (database: OpenDatabase, account: AccountName) => Promise<void>,
): Command => ({
  name: `${verb} user`,
  summary,
  options: { project: PROJECT, username: USERNAME },
  async run(values, terminal) {
    const account = {
      project: required(values, 'project'),
      username: required(values, 'username'),
    };
    return withDatabase(terminal, async (database) => {
      await change(database, account);
      terminal.print(`User "${account.username}" ${outcome}`);
    });
  },
});

const removeProjectCommand: Command = {
  name: 'remove project',
  summary: 'Deletes a project with its users, services, devices, requests and messages, for good.',
  options: {
    code: PROJECT,
    confirm: { value: 'CODE', about: 'the same code once more', required: true },
  },
  async run(values, terminal) {
    const code = required(values, 'code');
    if (required(values, 'confirm') !== code) {
      throw new UsageError('--confirm must be the code of the project');
    }
    return withDatabase(terminal, async (database) => {
      await removeProject(database, code);
      terminal.print(`Project "${code}" is removed.`);
    });
  },
};

/** The commands that take access away again. */
export const REVOKE_COMMANDS: readonly Command[] = [
  rotateDeviceCommand,
  removeDeviceCommand,
  accountCommand(
    'disable',
    'Ends all sessions of a user, who cannot sign in until the account is enabled.',
    'is disabled; all sessions have ended.',
    disableUser,
  ),
  accountCommand('enable', 'Lets a disabled user sign in again.', 'is enabled.', enableUser),
  accountCommand(
    'remove',
    'Deletes a user and ends all sessions; requests and messages keep the name.',
    'is removed; all sessions have ended.',
    removeUser,
  ),
  removeProjectCommand,
];
