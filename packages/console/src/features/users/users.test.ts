import { describe, expect, it } from 'vitest';
import { formOf } from '../../lib/modal/formState.ts';
import { signedInConsole } from '../../testing/signedIn.ts';
import { userUpdated } from '../auth/authSlice.ts';
import { servicesRequested } from '../services/servicesSlice.ts';
import {
  serviceToggleRequested,
  userDeleteRequested,
  userFormClosed,
  userSaveRequested,
  userServicesRequested,
  userSubject,
  usersRequested,
} from './usersSlice.ts';

const context = signedInConsole();

const users = () => context.tab.state().users;
const notices = () => context.tab.notices.map(({ tone, body }) => `${tone}: ${body}`);
const form = (id?: number) => formOf(users().forms, userSubject({ ...(id && { id }) }));
const saved = () =>
  context.tab.until(({ users: { forms } }) => !Object.values(forms).some(({ pending }) => pending));

async function loadUsers() {
  context.tab.dispatch(usersRequested());
  await context.tab.until((state) => !state.users.isLoading);
  return users().projectUsers;
}

async function addUser(username: string) {
  context.tab.dispatch(userSaveRequested({ username, user_type: 2, password: 'secret' }));
  await saved();
  context.tab.dispatch(userFormClosed('new'));
  const user = (await loadUsers()).find((candidate) => candidate.username === username);
  if (!user) throw new Error(`${username} was not created`);
  context.sent.length = 0;
  context.tab.notices.length = 0;
  return user;
}

describe('without a project', () => {
  it.each([
    ['the user list', usersRequested(), () => users().problem],
    [
      'creating',
      userSaveRequested({ username: 'a', user_type: 2, password: 'b' }),
      () => form().problem,
    ],
    ['updating', userSaveRequested({ id: 2, username: 'a', user_type: 2 }), () => form(2).problem],
    [
      'the services of a user',
      userServicesRequested({ userId: 2 }),
      () => users().services.problem,
    ],
  ])(
    "A7 %s is refused with 'Project ID not found', and no call is made",
    async (_, action, problem) => {
      context.tab.dispatch(userUpdated({ project_id: 0 }));
      context.tab.dispatch(action);
      await context.tab.until(() => problem() !== null);
      expect(problem()).toMatchObject({ kind: 'local', message: 'Project ID not found' });
      expect(context.sent).toEqual([]);
    },
  );

  it('A7 deleting and the project services are refused as well', async () => {
    context.tab.dispatch(userUpdated({ project_id: 0 }));
    context.tab.dispatch(userDeleteRequested({ id: 2, username: 'operator' }));
    context.tab.dispatch(servicesRequested());
    await context.tab.until(({ services }) => services.list.problem !== null);
    expect(notices()).toContain('danger: Project ID not found');
    expect(context.sent).toEqual([]);
  });

  it("A7 without a user ID the services are refused with 'User ID not found', and no call is made", async () => {
    context.tab.dispatch(userServicesRequested({ userId: null }));
    await context.tab.until((state) => state.users.services.problem !== null);
    expect(users().services.problem?.message).toBe('User ID not found');
    expect(context.sent).toEqual([]);
  });
});

describe('the users of a project', () => {
  it('F7 a new user is confirmed by a toast and the list reloads', async () => {
    await loadUsers();
    context.tab.dispatch(userSaveRequested({ username: 'nina', user_type: 2, password: 'secret' }));
    await saved();
    expect(form().saved).toBe(true);
    expect(notices()).toEqual(['success: User created']);
    await context.tab.until((state) =>
      state.users.projectUsers.some(({ username }) => username === 'nina'),
    );
  });

  it('U78 a new user gets the services given with them; what cannot be assigned is said', async () => {
    context.tab.dispatch(servicesRequested());
    await context.tab.until(({ services: { list } }) => !list.isLoading);
    const [first] = context.tab.state().services.projectServices;
    if (!first) throw new Error('The project has no services');
    const service = { service_id: first.id, service_name: first.service_name, icon: '' };
    const create = async (username: string, service_id: number) => {
      const services = [{ ...service, service_id }];
      const user = { username, user_type: 2, password: 'secret', services } as const;
      context.tab.dispatch(userSaveRequested(user));
      await saved();
      context.tab.dispatch(userFormClosed('new'));
    };
    await create('vera', first.id);
    const created = (await loadUsers()).find(({ username }) => username === 'vera');
    context.tab.dispatch(userServicesRequested({ userId: created?.id ?? null }));
    await context.tab.until(({ users }) => !users.services.isLoading);
    expect(users().services.assigned).toEqual([first.id]);

    context.tab.notices.length = 0;
    await create('viktor', 999_999);
    expect(notices()).toEqual(['danger: This item no longer exists.', 'success: User created']);
  });

  it('F4 an update without a new password sends none', async () => {
    const user = await addUser('marek');
    for (const password of [undefined, '']) {
      context.tab.dispatch(
        userSaveRequested({
          id: user.id,
          username: 'marek2',
          user_type: 1,
          ...(password !== undefined && { password }),
        }),
      );
      await saved();
    }
    const bodies = context.sent.filter(({ call }) => call.endsWith('/update'));
    expect(bodies.map(({ body }) => body)).toEqual([
      { id: user.id, username: 'marek2', user_type: 1 },
      { id: user.id, username: 'marek2', user_type: 1 },
    ]);
    expect(notices()).toContain('success: User updated');
  });

  it('F6 a taken username is shown in the form and in a toast', async () => {
    context.tab.dispatch(
      userSaveRequested({ username: 'helena', user_type: 2, password: 'secret' }),
    );
    await saved();
    expect(form()).toMatchObject({ saved: false, problem: { errorCode: 'user_exist' } });
    expect(context.tab.notices).toMatchObject([
      {
        tone: 'danger',
        title: 'The user could not be saved',
        body: 'This username is already taken. Enter another one.',
      },
    ]);
  });

  it('F7 a deleted user leaves the list', async () => {
    const { id } = await addUser('short');
    context.tab.dispatch(userDeleteRequested({ id, username: 'short' }));
    await context.tab.until((state) => state.users.deleting.length === 0);
    expect(users().projectUsers.some((user) => user.id === id)).toBe(false);
    expect(notices()).toEqual(['success: User deleted']);
  });

  it('a user who edits their own account sees the new name at once', async () => {
    const me = { id: context.server.project.users.admin, user_type: 1 } as const;
    const myName = () => context.tab.state().auth.user?.username;
    context.tab.dispatch(userSaveRequested({ ...me, username: 'chief' }));
    await saved();
    expect(myName()).toBe('chief');
    context.tab.dispatch(userSaveRequested({ ...me, username: 'admin' }));
    await saved();
    expect(myName()).toBe('admin');
  });
});

describe('the services of a user', () => {
  async function openServices() {
    const userId = context.server.project.users.colleague;
    context.tab.dispatch(servicesRequested());
    context.tab.dispatch(userServicesRequested({ userId }));
    await context.tab.until(({ users: { services }, services: { list } }) => {
      return !services.isLoading && !list.isLoading;
    });
    const [first] = context.tab.state().services.projectServices;
    if (!first) throw new Error('The project has no services');
    const service = {
      service_id: first.id,
      service_name: first.service_name,
      icon: first.full_path,
    };
    context.sent.length = 0;
    return { userId, service };
  }

  it('F8 a switch assigns and removes with the service in the payload', async () => {
    const { userId, service } = await openServices();
    for (const assigned of [true, false]) {
      context.tab.dispatch(serviceToggleRequested({ userId, username: 'bob', service, assigned }));
      expect(users().services.assigned.includes(service.service_id)).toBe(assigned);
      await context.tab.until((state) => state.users.services.pending.length === 0);
      expect(users().services.assigned.includes(service.service_id)).toBe(assigned);
    }
    const changes = context.sent.filter(({ call }) => call.includes('/services/'));
    expect(changes.map(({ call, body }) => ({ call, body }))).toEqual([
      { call: `POST /user/${userId}/services/create`, body: { services: [service] } },
      { call: `POST /user/${userId}/services/delete`, body: { services: [service] } },
    ]);
  });

  it.each([
    [true, 'The service could not be assigned to the user'],
    [false, 'The service could not be removed from the user'],
  ])('F8 a switch that fails goes back (to assign: %s)', async (assigned, text) => {
    const { userId, service } = await openServices();
    const plugIn = context.unplug();
    context.tab.dispatch(serviceToggleRequested({ userId, username: 'bob', service, assigned }));
    await context.tab.until((state) => state.users.services.pending.length === 0);
    expect(users().services.assigned.includes(service.service_id)).toBe(!assigned);
    expect(context.tab.notices).toMatchObject([
      { tone: 'danger', title: text, body: expect.stringContaining('cannot be reached') },
    ]);
    plugIn();
  });
});
