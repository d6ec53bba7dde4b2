import { dictionary } from '@zxcvbn-ts/language-common';
import { paths } from '@concierge/contract/paths';
import type { PasswordPolicy } from '@concierge/contract/passwordPolicy';
import type { User } from '@concierge/contract/users';
import { UserType } from '@concierge/contract/userTypes';
import { expect, it } from 'vitest';
import { type Caller, succeeded } from '../testing/caller.ts';
import { describeOnEachDatabase } from '../testing/eachDatabase.ts';
import { rowsOf, setRows } from '../testing/rows.ts';
import {
  PASSWORD,
  type TestProject,
  type Username,
  addTestProject,
} from '../testing/testProject.ts';

interface Failure {
  errorCode?: string;
  fields?: unknown;
}

const NEW_PASSWORD = 'seven blue towels';

describeOnEachDatabase('the rules for passwords of a project', (server) => {
  let made = 0;

  /** A project whose rules are on, as those of new projects are. */
  interface Project {
    project: TestProject;
    admin: Caller;
  }

  async function projectWhereRulesAre(rules: 'on' | 'off'): Promise<Project> {
    const project = await addTestProject(
      server().db,
      `${rules === 'on' ? 'strict' : 'lenient'}-${++made}`,
    );
    const password_policy = rules === 'on' ? 1 : 0;
    const names = { name: 'Hotel Aurélia Quay', password_policy } as const;
    await setRows(server().db, 'project', names, { id: project.id });
    return { project, admin: await server().signIn('admin', { project }) };
  }

  const strictProject = () => projectWhereRulesAre('on');

  const create = (admin: Caller, project: TestProject, password: string, username = 'newcomer') =>
    admin.post<User & Failure>(paths.userCreate(project.id), {
      username,
      user_type: UserType.operator,
      password,
    });

  const change = (who: Caller, project: TestProject, username: Username, fields: object) =>
    who.post<User & Failure>(paths.userUpdate(project.id, project.users[username]), {
      id: project.users[username],
      username,
      user_type: ['admin', 'helena'].includes(username) ? UserType.admin : UserType.operator,
      ...fields,
    });

  const canSignIn = async (project: TestProject, username: string, password: string) => {
    const body = { projectCode: project.code, username, password };
    return (await server().anonymous.post(paths.login(), body)).status === 200;
  };

  it.each([
    ['7 chars', 'password_too_short'],
    ['🔑🔑🔑🔑🔑🔑🔑', 'password_too_short'],
    ['password', 'password_common'],
    ['PassWord1', 'password_common'],
    ['  qwertyuiop ', 'password_common'],
    ['ｐａｓｓｗｏｒｄ', 'password_common'],
    ['1q2w3e4r5t', 'password_common'],
    ['aaaaaaaa', 'password_common'],
    ['ababababab', 'password_common'],
    ['        ', 'password_common'],
    ['abcdefgh', 'password_common'],
    ['qwertzui', 'password_common'],
    ['Welcome1!', 'password_common'],
    ['Summer2024', 'password_common'],
    ['p4ssw0rd!', 'password_common'],
    ['heslo123', 'password_common'],
    ['parola123', 'password_common'],
    ['aurelia1', 'password_of_house'],
    ['Hotel-Aurélia-Quay', 'password_of_house'],
    ['Newcomer+Newcomer', 'password_of_house'],
    ['strict-2026', 'password_of_house'],
    ['quay12345678', 'password_of_house'],
    ['concierge!', 'password_of_house'],
  ])('P12 R23 refuse %j for a new user', async (password, errorCode) => {
    const { project, admin } = await strictProject();
    const { status, body } = await create(admin, project, password);
    expect([status, body.errorCode]).toEqual([400, errorCode]);
    const users = await admin.read<User[]>(paths.users(project.id));
    expect(users.map(({ username }) => username)).not.toContain('newcomer');
  });

  it.each([
    'onlysmallletters',
    '7 towels',
    'háčky a čárky',
    '🔑🔑🛁🛁🧺🧺🛎🛎🕯',
    'the quay is cold in march',
  ])('P12 ask for no kind of character: %j is good', async (password) => {
    const { project, admin } = await strictProject();
    expect((await create(admin, project, password)).status).toBe(201);
    expect(await canSignIn(project, 'newcomer', password)).toBe(true);
  });

  it('P12 R23 refuse the most used passwords that are long enough, in whatever case', async () => {
    const { isCommon } = await import('./commonPasswords.ts');
    const long = dictionary['passwords-common'].map(String).filter(({ length }) => length >= 8);
    expect(long.length).toBeGreaterThan(3_000);
    // To look at all of them takes seconds.
    const some = long.filter((_password, index) => index % 25 === 0);
    expect(some.filter((password) => !isCommon(password.toUpperCase()))).toEqual([]);
  });

  it('P12 hold for a password that an administrator changes, without asking for the one before', async () => {
    const { project, admin } = await strictProject();
    const refused = await change(admin, project, 'operator', { password: 'operator12' });
    expect([refused.status, refused.body.errorCode]).toEqual([400, 'password_of_house']);
    succeeded(await change(admin, project, 'operator', { password: NEW_PASSWORD }));
    expect(await canSignIn(project, 'operator', NEW_PASSWORD)).toBe(true);
  });

  it.each([
    ['operator', 'on'],
    ['admin', 'on'],
    ['operator', 'off'],
    ['admin', 'off'],
  ] as const)(
    'P12 ask an %s who changes the own password for the current one, where the rules are %s',
    async (username, rules) => {
      const { project } = await projectWhereRulesAre(rules);
      const me = await server().signIn(username, { project });
      const wrong = [
        {},
        { current_password: 'correct hearse' },
        { current_password: NEW_PASSWORD },
      ];
      for (const fields of wrong) {
        const { status, body } = await change(me, project, username, {
          password: NEW_PASSWORD,
          ...fields,
        });
        expect([status, body.errorCode]).toEqual([400, 'current_password_wrong']);
      }
      expect(await canSignIn(project, username, PASSWORD)).toBe(true);
      const right = { password: NEW_PASSWORD, current_password: PASSWORD };
      succeeded(await change(me, project, username, right));
      expect(await canSignIn(project, username, NEW_PASSWORD)).toBe(true);
      expect(await canSignIn(project, username, PASSWORD)).toBe(false);
    },
  );

  it('P12 let a guesser of the current password wait, and the right one does not pass meanwhile', async () => {
    const { project } = await strictProject();
    const me = await server().signIn('operator', { project });
    const guess = (current_password: string) =>
      change(me, project, 'operator', { password: NEW_PASSWORD, current_password });
    const statuses: number[] = [];
    for (let guesses = 0; guesses < 11; guesses += 1) {
      statuses.push((await guess(`wrong ${guesses}`)).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429]);
    const early = await guess(PASSWORD);
    expect([early.status, early.body.errorCode]).toEqual([429, 'too_many_attempts']);
    expect(Number(early.headers.get('retry-after'))).toBeGreaterThan(0);
    server().clock.advance(60_000);
    succeeded(await guess(PASSWORD));
  });

  it('P12 leave a name or a type to be changed without a password', async () => {
    const { project, admin } = await strictProject();
    expect((await change(admin, project, 'admin', { username: 'boss' })).status).toBe(200);
    expect((await change(admin, project, 'operator', { username: 'renamed' })).status).toBe(200);
  });

  it('P12 are the specification’s where they are off: one character', async () => {
    const { project, admin } = await projectWhereRulesAre('off');
    expect((await create(admin, project, 'a')).status).toBe(201);
    succeeded(await change(admin, project, 'admin', { password: 'b', current_password: PASSWORD }));
    expect(await canSignIn(project, 'newcomer', 'a')).toBe(true);
    expect(await canSignIn(project, 'admin', 'b')).toBe(true);
    const empty = await change(admin, project, 'operator', { password: '' });
    expect(empty.status).toBe(400);
  });

  it('P12 are switched by administrators, and stored passwords stay', async () => {
    const { project, admin } = await strictProject();
    const operator = await server().signIn('operator', { project });
    const read = async (who: Caller) =>
      await who.read<PasswordPolicy>(paths.passwordPolicy(project.id));
    const set = (who: Caller, enabled: unknown) =>
      who.post<PasswordPolicy & Failure>(paths.passwordPolicyUpdate(project.id), { enabled });
    expect([await read(admin), await read(operator)]).toEqual([
      { enabled: true },
      { enabled: true },
    ]);
    expect((await set(operator, false)).status).toBe(403);
    expect((await set(admin, 'no')).status).toBe(400);
    expect(succeeded(await set(admin, false)).body).toEqual({ enabled: false });
    expect((await create(admin, project, 'a')).status).toBe(201);
    succeeded(await set(admin, true));
    // Once more says nothing new: the trail has two entries.
    succeeded(await set(admin, true));
    expect((await create(admin, project, 'a', 'another')).status).toBe(400);
    expect(await canSignIn(project, 'newcomer', 'a')).toBe(true);
    const action = 'project.password_policy_changed';
    const entries = await rowsOf(server().db, 'audit_entry', { project_id: project.id, action });
    const entry = (from: string, to: string) => ({
      actor_name: 'admin',
      subject_name: 'Hotel Aurélia Quay',
      changes: JSON.stringify([{ field: 'password_policy', from, to }]),
    });
    expect(entries).toMatchObject([entry('on', 'off'), entry('off', 'on')]);
  });
});
