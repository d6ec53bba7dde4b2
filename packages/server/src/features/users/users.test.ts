import { beforeEach, expect, it } from 'vitest';
import { paths } from '@concierge/contract/paths';
import type { User, UserService } from '@concierge/contract/users';
import { UserType } from '@concierge/contract/userTypes';
import { succeeded, type Caller } from '../../testing/caller.ts';
import { describeOnEachDatabase } from '../../testing/eachDatabase.ts';
import { rowsOf, setRows } from '../../testing/rows.ts';
import { PASSWORD, addTestProject, type TestProject } from '../../testing/testProject.ts';

interface Failure {
  errorCode?: string;
}

describeOnEachDatabase('users', (server) => {
  let made = 0;
  let project: TestProject;
  let admin: Caller;
  /** Tests change users, so each has its own project. */
  const begin = async () => {
    project = await addTestProject(server().db, `users-${++made}`);
    admin = await signIn('admin');
  };
  beforeEach(begin);
  const signIn = (username: string, password = PASSWORD) =>
    server().signIn(username, { project, password });
  const create = (fields: object = {}) =>
    admin.post<User & Failure>(paths.userCreate(project.id), {
      username: 'newcomer',
      user_type: UserType.operator,
      password: 'a password',
      ...fields,
    });
  const update = (
    who: Caller,
    user: Partial<User> & { password?: string; current_password?: string },
  ) => who.post<User & Failure>(paths.userUpdate(project.id, user.id ?? 0), user);
  const remove = (id: number, who = admin) =>
    who.post<Failure>(paths.userDelete(project.id), { id });
  const operator = () => ({
    id: project.users.operator,
    username: 'operator',
    user_type: UserType.operator,
  });
  /** A request of its first device for its first service. */
  const request = async () => {
    const guest = server().device(project.devices[0]);
    const body = { service_id: project.services[0] };
    return (await guest.write<{ id: number }>(paths.deviceRequests(), body)).id;
  };

  it('K1 lists the users of the project without their secrets', async () => {
    const person = await signIn('operator');
    const { body } = await person.get<User[]>(paths.users(project.id));
    const names = body.map(({ username }) => username);
    expect(names).toEqual(['admin', 'colleague', 'helena', 'operator']);
    const fields = ['id', 'lang', 'project_id', 'user_type', 'username'];
    for (const user of body) expect(Object.keys(user).toSorted()).toEqual(fields);
  });

  it('F3 an admin creates a user who can sign in', async () => {
    const { status, body } = await create({ username: ' Newcomer ' });
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(Number),
        username: 'Newcomer',
        user_type: UserType.operator,
        project_id: project.id,
        lang: 'en',
      },
    ]);
    const newcomer = await signIn('newcomer', 'a password');
    expect((await newcomer.get<User>(paths.auth())).body).toMatchObject(body);
  });

  it('F6 a taken username is 409 user_exist, case-insensitively; the name of a deleted user is free', async () => {
    for (const username of ['operator', 'OPERATOR', ' Operator ']) {
      const { status, body } = await create({ username });
      expect([status, body]).toEqual([409, { errorCode: 'user_exist' }]);
    }
    const renamed = await update(admin, { ...operator(), username: 'Colleague' });
    expect([renamed.status, renamed.body]).toEqual([409, { errorCode: 'user_exist' }]);
    succeeded(await remove(project.users.operator));
    expect((await create({ username: 'operator' })).status).toBe(201);
  });

  it('F6 of many users created or renamed to one name at once one gets it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const username = `wanted ${round}`;
      const { users } = project;
      const answers = await Promise.all([
        update(admin, { ...operator(), username }),
        update(admin, { ...operator(), id: users.colleague, username }),
        create({ username }),
        create({ username }),
      ]);
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 409)).toHaveLength(3);
      expect(statuses.filter((status) => status < 300)).toHaveLength(1);
    }
  });

  it('F4 an update without a password keeps the password', async () => {
    const renamed = { ...operator(), username: 'renamed' };
    expect((await update(admin, renamed)).body.username).toBe('renamed');
    expect((await signIn('renamed')).headers['cookie']).toContain('concierge_session=');
    const empty = await update(admin, { ...renamed, password: '' });
    expect([empty.status, empty.body.errorCode]).toEqual([400, 'invalid_input']);
    // The user of the address is another one.
    const other = paths.userUpdate(project.id, project.users.colleague);
    expect((await admin.post(other, renamed)).status).toBe(400);
  });

  it('F5 an admin changes the password of an operator and of itself, not of another admin', async () => {
    const password = 'another one';
    succeeded(await update(admin, { ...operator(), password }));
    await signIn('operator', password);
    const other = { id: project.users.helena, username: 'helena', user_type: UserType.admin };
    const refused = await update(admin, { ...other, password });
    expect([refused.status, refused.body]).toEqual([403, { errorCode: 'forbidden' }]);
    const self = { id: project.users.admin, username: 'admin', user_type: UserType.admin };
    succeeded(await update(admin, { ...self, password, current_password: PASSWORD }));
    expect((await admin.get(paths.auth())).status).toBe(200);
    await signIn('admin', password);
  });

  it('F5 an admin cannot set the password of a former admin either', async () => {
    const other = { id: project.users.helena, username: 'helena' };
    const password = 'taken over';
    succeeded(await update(admin, { ...other, user_type: UserType.operator }));
    const refused = await update(admin, {
      ...other,
      user_type: UserType.operator,
      password,
    });
    expect([refused.status, refused.body]).toEqual([403, { errorCode: 'forbidden' }]);
    succeeded(await update(admin, { ...other, user_type: UserType.admin }));
    await signIn('helena');
  });

  it('F5 an operator changes the own password and nothing else', async () => {
    const person = await signIn('operator');
    const self = operator();
    const colleague = { ...self, id: project.users.colleague, username: 'colleague' };
    const refused = [
      { ...self, username: 'boss' },
      { ...self, user_type: UserType.admin },
      colleague,
      { ...colleague, password: 'taken over' },
    ];
    for (const user of refused) {
      const { status, body } = await update(person, user);
      expect([status, body], JSON.stringify(user)).toEqual([403, { errorCode: 'forbidden' }]);
    }
    const own = { ...self, password: 'my new one', current_password: PASSWORD };
    succeeded(await update(person, own));
    await signIn('operator', 'my new one');
  });

  it('F5 changing a user ends the user’s sessions, except the one that makes the change', async () => {
    const here = await signIn('operator');
    const elsewhere = await signIn('operator');
    const own = { ...operator(), password: 'changed', current_password: PASSWORD };
    succeeded(await update(here, own));
    expect((await here.get(paths.auth())).status).toBe(200);
    expect((await elsewhere.get(paths.auth())).status).toBe(401);
    succeeded(await update(admin, { ...operator(), password: PASSWORD }));
    expect((await here.get(paths.auth())).status).toBe(401);
  });

  it.each([
    ['another name', { username: 'renamed' }, 401],
    ['another type', { user_type: UserType.admin }, 401],
    ['nothing else', {}, 200],
  ])('F5 a user who is given %s: %j answers the own session with %i', async (_, change, status) => {
    const person = await signIn('operator');
    succeeded(await update(admin, { ...operator(), ...change }));
    expect((await person.get(paths.auth())).status).toBe(status);
  });

  it('F7 a deleted user is not listed and is signed out; history keeps the name', async () => {
    const person = await signIn('operator');
    await person.write(paths.requestUpdate(project.id, await request()), { state_id: 2 });
    expect((await remove(project.users.operator)).status).toBe(204);
    const users = await admin.read<User[]>(paths.users(project.id));
    expect(users.map(({ username }) => username)).not.toContain('operator');
    expect((await person.get(paths.auth())).status).toBe(401);
    await expect(signIn('operator')).rejects.toThrow('401');
    const list = await admin.post<{ data: { approved_by_name: string }[] }>(
      paths.requestQuery(project.id),
      {},
    );
    expect(list.body.data[0]?.approved_by_name).toBe('operator');
    expect((await remove(project.users.operator)).status).toBe(404);
  });

  it('F7 users cannot delete themselves, nor the last admin', async () => {
    const self = await remove(project.users.admin);
    expect([self.status, self.body]).toEqual([409, { errorCode: 'user_is_self' }]);
    succeeded(await remove(project.users.helena));
    const { status, body } = await update(admin, {
      id: project.users.admin,
      username: 'admin',
      user_type: UserType.operator,
    });
    expect([status, body]).toEqual([409, { errorCode: 'user_is_last_admin' }]);
  });

  it('F7 a disabled admin may be deleted or made an operator, and is nobody who could be left', async () => {
    const { helena, admin: self } = project.users;
    const disabled_at = new Date().toISOString();
    await setRows(server().db, 'app_user', { disabled_at }, { id: helena });
    const asOperator = (id: number, username: string) =>
      update(admin, { id, username, user_type: UserType.operator });
    const last = await asOperator(self, 'admin');
    expect([last.status, last.body]).toEqual([409, { errorCode: 'user_is_last_admin' }]);
    succeeded(await asOperator(helena, 'helena'));
    await setRows(server().db, 'app_user', { user_type: UserType.admin }, { id: helena });
    succeeded(await remove(helena));
  });

  it('F7 two admins who delete each other at once do not leave the project without one', async () => {
    for (let round = 0; round < 5; round += 1) {
      await begin();
      const helena = await signIn('helena');
      await Promise.all([remove(project.users.helena), remove(project.users.admin, helena)]);
      const left = { project_id: project.id, user_type: UserType.admin, deleted_at: null };
      expect(await rowsOf(server().db, 'app_user', left)).toHaveLength(1);
    }
  });

  it('F8 assigns and removes services, all or none', async () => {
    const userId = project.users.colleague;
    const [first, second] = project.services;
    const service = (service_id: number) => ({ service_id, service_name: 'x', icon: '/x.svg' });
    const change = (path: typeof paths.userServicesCreate, ...ids: number[]) =>
      admin.post<UserService[]>(path(project.id, userId), { services: ids.map(service) });
    const assigned = await change(paths.userServicesCreate, first, second, first);
    const icon = '/icons/lucide/concierge-bell.svg';
    expect(assigned.body).toEqual([
      { service_id: first, service_name: 'Housekeeping', icon },
      { service_id: second, service_name: 'Room Service', icon },
    ]);
    const none = await change(paths.userServicesDelete, first, server().foreign.services[0]);
    expect(none.status).toBe(404);
    const listed = await admin.get<UserService[]>(paths.userServices(project.id, userId));
    expect(listed.body).toEqual(assigned.body);
    const left = await change(paths.userServicesDelete, first);
    expect(left.body.map(({ service_id }) => service_id)).toEqual([second]);
  });

  it('F8 assigns those that are left where one of them was deleted meanwhile', async () => {
    const userId = project.users.colleague;
    const [left, gone] = project.services;
    succeeded(await admin.post(paths.serviceDelete(project.id), { service_id: gone }));
    const assign = (...ids: number[]) =>
      admin.post<UserService[]>(paths.userServicesCreate(project.id, userId), {
        services: ids.map((service_id) => ({ service_id, service_name: 'x', icon: '/x.svg' })),
      });
    const { body } = await assign(gone, left);
    expect(body.map(({ service_id }) => service_id)).toEqual([left]);
    expect((await assign(gone)).status).toBe(404);
  });

  it('D8 an assigned user is service admin and may add a note', async () => {
    const colleague = await signIn('colleague');
    const [service_id] = project.services;
    const approve = async () => {
      const path = paths.requestUpdate(project.id, await request());
      return (await colleague.post(path, { state_id: 2, note: 'Coming' })).status;
    };
    expect(await approve()).toBe(403);
    const services = [{ service_id, service_name: 'Housekeeping', icon: '' }];
    const path = paths.userServicesCreate(project.id, project.users.colleague);
    await admin.write(path, { services });
    expect(await approve()).toBe(200);
  });
});
