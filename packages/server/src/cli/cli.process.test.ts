import { describe, expect, it } from 'vitest';
import { verifyPassword } from '../auth/passwords.ts';
import { type OpenDatabase, withDatabase } from '../database/open.ts';
import { tokenHash } from '../lib/tokens.ts';
import { folderForEach } from '../testing/folders.ts';
import { rowOf, rowsOf, setRows } from '../testing/rows.ts';
import { runCli, runCliProcess, runUnread } from '../testing/runCli.ts';

const dataDir = folderForEach();

/** The words of a command; what stands in quotation marks is one. */
const wordsOf = (command: string) =>
  [...command.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);
const location = () => ({ databaseUrl: null, dataDir: dataDir() });
const cli = (command: string) => runCli(location(), ...wordsOf(command));
const cliProcess = (command: string, input?: string) =>
  runCliProcess(location(), wordsOf(command), input);

const inDatabase = <Result>(work: (db: OpenDatabase['db']) => Promise<Result>) =>
  withDatabase(location(), ({ db }) => work(db));

it('R25 a command whose output nobody reads any more ends quietly', async () => {
  const { exit, stderr } = await runUnread(location(), ['provision', 'user', '--help']);
  expect([exit, stderr]).toEqual([0, '']);
});

describe('provisioning', () => {
  it('K6 adds a project with an admin, an operator and a device', async () => {
    const steps = [
      await cli('provision project --code house --name "The House"'),
      await cli(
        'provision user --project house --username ann --type admin --password "seven blue towels"',
      ),
      await cli('provision user --project house --username bob --type operator --lang tr'),
      await cli('provision device --project house --serial r1 --name "Room 1"'),
    ];
    expect(steps.map(({ code, stderr }) => [code, stderr])).toEqual(steps.map(() => [0, '']));
    const password = /this once\): (\S+)/.exec(steps[2]?.stdout ?? '')?.[1] ?? '';
    const key = /this once\): (\S+)/.exec(steps[3]?.stdout ?? '')?.[1] ?? '';
    // A given password is not printed.
    expect(steps[1]?.stdout).not.toContain('seven blue towels');

    await inDatabase(async (db) => {
      const users = await rowsOf(db, 'app_user');
      expect(users.map(({ username, user_type, lang }) => [username, user_type, lang])).toEqual([
        ['ann', 1, 'en'],
        ['bob', 2, 'tr'],
      ]);
      expect(await verifyPassword('seven blue towels', users[0]?.password_hash ?? null)).toBe(true);
      expect(await verifyPassword(password, users[1]?.password_hash ?? null)).toBe(true);
      expect(await rowOf(db, 'device')).toMatchObject({
        serial_id: 'r1',
        name: 'Room 1',
        key_hash: tokenHash(key),
      });
      // Provisioning a project does not add the demo.
      expect(await rowsOf(db, 'project')).toMatchObject([{ code: 'house' }]);
    });
  });

  it('R25 a password and a key that are given as - come by the standard input', async () => {
    await cli('provision project --code house --name "The House"');
    const user = 'provision user --project house --username ann --type admin --password -';
    expect((await cliProcess(user, 'seven blue towels\nmore\n')).code).toBe(0);
    const device = 'provision device --project house --serial r1 --name "Room 1" --key -';
    expect((await cliProcess(device, 'the-key-of-room-1')).code).toBe(0);
    await inDatabase(async (db) => {
      const { password_hash } = await rowOf(db, 'app_user');
      expect(await verifyPassword('seven blue towels', password_hash)).toBe(true);
      expect((await rowOf(db, 'device')).key_hash).toBe(tokenHash('the-key-of-room-1'));
    });
    const none = await cliProcess(user.replace('ann', 'bob'));
    expect([none.code, none.stderr]).toEqual([2, expect.stringContaining('must not be empty')]);
  });

  it('P12 a new project has rules for passwords, which commands keep and switch', async () => {
    await cli('provision project --code house --name "The House"');
    expect((await cli('provision project --code any --name Any --passwords any')).code).toBe(0);
    const user = (project: string, password: string) =>
      cli(
        `provision user --type admin --username ann --project ${project} --password "${password}"`,
      );
    const refusals = [
      ['a', 'has fewer than 8 characters'],
      ['Password1', 'is found with few guesses'],
      ['ann-house-1', 'is made of the project’s name, its code or the username'],
    ] as const;
    for (const [password, why] of refusals) {
      const stderr = `The password ${why}\n`;
      expect(await user('house', password)).toMatchObject({ code: 1, stderr });
    }
    expect((await user('house', 'seven blue towels')).code).toBe(0);
    expect((await user('any', 'a')).code).toBe(0);
    const password = 'provision password --project house --username ann';
    expect((await cli(`${password} --password short`)).code).toBe(1);
    // One that is generated is good.
    expect((await cli(password)).code).toBe(0);

    const off = await cli('passwords --project house --rules any');
    expect(off).toMatchObject({ code: 0, stderr: '' });
    expect((await cli(`${password} --password short`)).code).toBe(0);
    await inDatabase(async (db) => {
      expect(await rowsOf(db, 'project')).toMatchObject([
        { code: 'house', password_policy: 0 },
        { code: 'any', password_policy: 0 },
      ]);
      const action = 'project.password_policy_changed';
      expect(await rowOf(db, 'audit_entry', { action })).toMatchObject({
        actor_kind: 'command_line',
        changes: JSON.stringify([{ field: 'password_policy', from: 'on', to: 'off' }]),
      });
    });
  });

  it('sets how long a project keeps what is finished, and previews what would go', async () => {
    await cli('provision demo');
    const completed_at = '2020-05-06T07:08:09.000Z';
    await inDatabase((db) => setRows(db, 'service_request', { completed_at }, { state_id: 4 }));
    const demo = 'retention --project demo';
    const preview = await cli(`${demo} --requests 24 --preview`);
    expect(preview.stdout).toMatch(/^requests +\d+ {2}2020-05-06 {2}2020-05-06$/m);
    expect(preview.stdout).toMatch(/^messages +0$/m);
    expect((await cli(demo)).stdout).toMatch(/^requests +kept forever$/m);

    expect(await cli(`${demo} --requests 24 --audit 36`)).toMatchObject({ code: 0 });
    expect((await cli(demo)).stdout).toBe(
      `Database: SQLite in ${dataDir()}\n` +
        'requests   kept 24 months\nmessages   kept forever\naudit      kept 36 months\n',
    );
    await inDatabase(async (db) => {
      const { actor_kind, action, changes } = await rowOf(db, 'audit_entry');
      expect([actor_kind, action]).toEqual(['command_line', 'project.retention_changed']);
      expect(JSON.parse(changes)).toEqual([
        { field: 'requests', from: '0', to: '24' },
        { field: 'audit', from: '0', to: '36' },
      ]);
    });
  });

  it('prints failures in one line', async () => {
    const user = 'provision user --type admin --username';
    await cli('provision project --code house --name "The House"');
    await cli(`${user} ann --project house`);
    const failures: [string, string][] = [
      ['provision project --code house --name x', 'Project "house" exists already'],
      [`${user} ANN --project house`, 'User "ANN" exists already'],
      [`${user} ann --project nowhere`, 'There is no project "nowhere"'],
      [
        'provision password --project house --username zoe',
        'There is no user "zoe" in project "house"',
      ],
      ['retention --project nowhere', 'There is no project "nowhere"'],
      ['passwords --project nowhere --rules any', 'There is no project "nowhere"'],
    ];
    for (const [args, message] of failures) {
      expect(await cli(args)).toEqual({
        code: 1,
        stdout: `Database: SQLite in ${dataDir()}\n`,
        stderr: `${message}\n`,
      });
    }
  });

  it('prints the usage after wrong arguments', async () => {
    const misuses: [string, string][] = [
      ['', 'No command given'],
      ['provision hotel', 'Unknown command "provision hotel"'],
      ['provision project --code x', '--name is missing'],
      ['provision project --code " " --name x', '--code must not be empty'],
      [
        'provision project --code x --name Bell\u0007',
        '--name must not contain the character U+0007',
      ],
      ['provision demo --force', "Unknown option '--force'"],
      [
        'provision user --project x --username y --type boss',
        '--type must be one of admin, operator, not "boss"',
      ],
      [
        'retention --project x --audit never',
        '--audit must be a whole number from 0 to 1200, not "never"',
      ],
      [
        'provision device --project x --serial y --name z --key 1',
        '--key must be at least 12 characters',
      ],
      ['simulate --rooms 41', '--rooms must be a whole number from 1 to 40, not "41"'],
      ['simulate --url ftp://x', '--url must be an http address, not "ftp://x"'],
    ];
    const answers = await Promise.all(misuses.map(([args]) => cli(args)));
    for (const [index, [, message]] of misuses.entries()) {
      const { code, stdout, stderr } = answers[index] ?? { code: -1, stdout: '', stderr: '' };
      expect([code, stdout, stderr.slice(0, message.length)]).toEqual([2, '', message]);
    }
    expect(await cliProcess('provision hotel')).toEqual(answers[1]);
    const help = await cliProcess('provision user --help');
    expect([help.code, help.stderr]).toEqual([0, '']);
    expect(help.stdout).toMatch(/^provision user --project CODE --username NAME --type TYPE/);
  });
});
