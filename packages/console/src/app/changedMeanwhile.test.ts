import type { UnknownAction } from 'redux';
import { paths } from '@concierge/contract/paths';
import { expect, it } from 'vitest';
import { deviceCommandRequested } from '../features/devices/devicesSlice.ts';
import { messageSaveRequested } from '../features/messages/messagesSlice.ts';
import { serviceSaveRequested } from '../features/services/servicesSlice.ts';
import { userSaveRequested } from '../features/users/usersSlice.ts';
import { idleForm } from '../lib/modal/formState.ts';
import { signedInConsole } from '../testing/signedIn.ts';

const context = signedInConsole();
const toasts = () => context.tab.notices.map(({ tone, body }) => `${tone}: ${body}`);
const project = () => context.server.project.id;
const forms = () => {
  const { services, users, managedDevices, messages } = context.tab.state();
  return { service: services, user: users, device: managedDevices, message: messages };
};
type Kind = keyof ReturnType<typeof forms>;

/** The outcome of the one form of this kind that has sent something. */
async function send(kind: Kind, action: UnknownAction) {
  const form = () => Object.values(forms()[kind].forms)[0] ?? idleForm;
  context.tab.notices.length = 0;
  context.tab.dispatch(action);
  await context.tab.until(() => !form().pending);
  return form();
}

const ICON = 201;

/** For each form: what it began with, what a colleague has stored since, and what the user sends. */
const CASES: { kind: Kind; prepare: () => Promise<UnknownAction[]> }[] = [
  {
    kind: 'service',
    prepare: async () => {
      const was = { service_name: 'Spa', icon_id: ICON, bg_color: '#000000' };
      const helena = await context.server.signIn('helena');
      const { id } = await helena.write<{ id: number }>(paths.serviceCreate(project()), was);
      const theirs = { ...was, service_name: 'Pool' };
      await helena.write(paths.serviceUpdate(project()), { id, ...theirs });
      const mine = { id, ...was, service_name: 'Sauna' };
      return [
        serviceSaveRequested({ ...mine, was }),
        serviceSaveRequested({ ...mine, was: theirs }),
      ];
    },
  },
  {
    kind: 'user',
    prepare: async () => {
      const was = { username: 'zora', user_type: 2 } as const;
      const helena = await context.server.signIn('helena');
      const created = { ...was, password: 'x y z' };
      const { id } = await helena.write<{ id: number }>(paths.userCreate(project()), created);
      const theirs = { ...was, username: 'zuzana' };
      await helena.write(paths.userUpdate(project(), id), { id, ...theirs });
      const mine = { id, ...was, username: 'zoe' };
      return [userSaveRequested({ ...mine, was }), userSaveRequested({ ...mine, was: theirs })];
    },
  },
  {
    kind: 'device',
    prepare: async () => {
      const [{ id, name }] = context.server.project.devices;
      const was = { name, group_name: null };
      const helena = await context.server.signIn('helena');
      const theirs = { name, group_name: 'East wing' };
      await helena.write(paths.deviceUpdate(project(), id), theirs);
      const mine = { name, group_name: 'West wing' };
      return [
        deviceCommandRequested({ kind: 'update', id, name, body: { ...mine, was } }),
        deviceCommandRequested({ kind: 'update', id, name, body: { ...mine, was: theirs } }),
      ];
    },
  },
  {
    kind: 'message',
    prepare: async () => {
      const was = { type: 1, title: 'Pool', message: 'Open', device_serial_id: ['101'] } as const;
      const fields = { ...was, device_serial_id: ['101'] };
      const helena = await context.server.signIn('helena');
      const message_id = await context.server.message(helena, fields);
      const theirs = { ...fields, title: 'Spa' };
      await helena.write(paths.messageUpdate(project()), { ...theirs, message_id });
      const mine = { ...fields, message_id, title: 'Sauna' };
      return [
        messageSaveRequested({ ...mine, was: fields }),
        messageSaveRequested({ ...mine, was: theirs }),
      ];
    },
  },
];

it.each(CASES)('Y40 a $kind that both changed is asked about, and sent again', async (one) => {
  const [first, again] = await one.prepare();
  if (!first || !again) throw new Error('There is nothing to send');
  const refused = await send(one.kind, first);
  expect(refused).toMatchObject({
    saved: false,
    problem: { errorCode: 'changed_meanwhile', current: expect.any(Object) },
  });
  // The dialog says it.
  expect(toasts()).toEqual([]);
  expect(await send(one.kind, again)).toMatchObject({ saved: true });
});

it('Y41 a form whose row was deleted meanwhile says so, and stays', async () => {
  const helena = await context.server.signIn('helena');
  const was = { service_name: 'Gone', icon_id: ICON, bg_color: '#000000' };
  const { id } = await helena.write<{ id: number }>(paths.serviceCreate(project()), was);
  await helena.write(paths.serviceDelete(project()), { service_id: id });
  const form = await send(
    'service',
    serviceSaveRequested({ id, ...was, service_name: 'Still here', was }),
  );
  expect(form).toMatchObject({ saved: false, problem: { errorCode: 'not_found' } });
  expect(toasts()).toEqual(['danger: This item no longer exists.']);
});
