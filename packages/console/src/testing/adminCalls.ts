import type { UnknownAction } from 'redux';
import type { ManagedDevice } from '@concierge/contract/managedDevices';
import { paths } from '@concierge/contract/paths';
import type { Service } from '@concierge/contract/services';
import type { User } from '@concierge/contract/users';
import type { Caller } from '@concierge/server/testing/caller';
import {
  type DeviceCommand,
  MANY_ROOMS,
  deviceCommandRequested,
  deviceFormClosed,
  roomsAddRequested,
  subjectOfCommand,
} from '../features/devices/devicesSlice.ts';
import {
  serviceDeleteRequested,
  serviceFormClosed,
  serviceSaveRequested,
  serviceSubject,
  type ServiceDraft,
} from '../features/services/servicesSlice.ts';
import {
  othersEndRequested,
  sessionEndRequested,
  sessionsRequested,
} from '../features/users/sessions/sessionsSlice.ts';
import {
  serviceToggleRequested,
  userDeleteRequested,
  userFormClosed,
  userSaveRequested,
  userServicesRequested,
  userSubject,
  usersRequested,
  type UserDraft,
} from '../features/users/usersSlice.ts';
import { formOf } from '../lib/modal/formState.ts';
import { type Dialog, type Subject, dialog, lookups, name } from './dialogCall.ts';
import type { SignedIn } from './signedIn.ts';

async function user({ server, tab }: SignedIn): Promise<User> {
  const admin = await server.signIn('admin');
  const body = { username: name('user'), user_type: 2, password: 'seven blue towels' };
  const created = await admin.write<User>(paths.userCreate(server.project.id), body);
  await server.signIn(body.username, { password: body.password });
  tab.dispatch(usersRequested());
  await tab.until(({ users }) => users.projectUsers.some(({ id }) => id === created.id));
  return created;
}

async function service({ server }: SignedIn): Promise<Service> {
  const admin = await server.signIn('admin');
  const body = { service_name: name('Service'), icon_id: 201, bg_color: '#102030' };
  return admin.write<Service>(paths.serviceCreate(server.project.id), body);
}

async function device({ server }: SignedIn): Promise<ManagedDevice> {
  const admin = await server.signIn('admin');
  const body = { name: name('Room'), serial_id: name('serial') };
  const path = paths.deviceCreate(server.project.id);
  return (await admin.write<{ device: ManagedDevice }>(path, body)).device;
}

const renaming = ({ id, name: was }: ManagedDevice): DeviceCommand => ({
  kind: 'update',
  id,
  name: was,
  body: { name: `${was} again`, group_name: null },
});

function commandOn(command: DeviceCommand): Subject {
  const subject = subjectOfCommand(command);
  return {
    ask: deviceCommandRequested(command),
    close: [deviceFormClosed(subject)],
    shown: ({ managedDevices: { forms } }) => formOf(forms, subject),
    name: command.name,
  };
}

const deviceCommand = (path: RegExp, commandOf: (device: ManagedDevice) => DeviceCommand): Dialog =>
  dialog(`a device: ${path.source}`, path, async (context) =>
    commandOn(commandOf(await device(context))),
  );

const userForm = (written: UserDraft): Subject => {
  const subject = userSubject(written);
  return {
    ask: userSaveRequested(written),
    close: [userFormClosed(subject)],
    shown: ({ users }) => formOf(users.forms, subject),
    name: written.username,
  };
};

const serviceForm = (written: ServiceDraft): Subject => {
  const subject = serviceSubject(written);
  return {
    ask: serviceSaveRequested(written),
    close: [serviceFormClosed(subject)],
    shown: ({ services }) => formOf(services.forms, subject),
    name: written.service_name,
  };
};

async function servicesOfUser(
  context: SignedIn,
  ask = ({ id: userId }: User): UnknownAction => userServicesRequested({ userId }),
): Promise<Subject> {
  const row = await user(context);
  return {
    open: [userServicesRequested({ userId: row.id })],
    ask: ask(row),
    shown: ({ users: { services } }) => (services.isLoading ? null : services),
    name: row.username,
  };
}

const sessionsOf = async (
  context: SignedIn,
  ask: (user: { userId: number; username: string }, sessionId: string) => UnknownAction,
): Promise<Subject> => {
  const { server } = context;
  const { id: userId, username } = await user(context);
  const admin: Caller = await server.signIn('admin');
  const path = paths.userSessions(server.project.id, userId);
  const [session] = await admin.read<{ id: string }[]>(path);
  return {
    open: [sessionsRequested({ userId })],
    ask: ask({ userId, username }, session?.id ?? ''),
    name: username,
    shown: ({ sessions: { isLoading, sessions, problem, ...state } }) =>
      isLoading
        ? null
        : { sessions, problem, of: state.userId, ending: state.endingOthers.includes(userId) },
  };
};

/** Calls of dialogs about users, services and devices. */
export const ADMIN_CALLS: readonly Dialog[] = [
  dialog('a user', /user\/\d+\/update$/, async (context) => userForm(await user(context))),
  {
    call: 'a new user',
    path: /user\/create$/,
    subjects: async (context) => [
      userForm({ username: name('new'), user_type: 2, password: 'seven blue towels' }),
      userForm(await user(context)),
    ],
  },
  dialog('a deleted user', /user\/delete$/, async (context) => {
    const { id, username } = await user(context);
    return {
      ask: userDeleteRequested({ id, username }),
      shown: ({ users: { deleting, projectUsers } }) => ({
        pending: deleting.includes(id),
        there: projectUsers.some((one) => one.id === id),
      }),
      name: username,
    };
  }),
  dialog('the services of a user', /user\/\d+\/services$/, (context) => servicesOfUser(context), {
    loads: true,
  }),
  dialog('a service of a user', /services\/create$/, async (context) => {
    const { id, service_name, full_path } = await service(context);
    const toggled = { service_id: id, service_name, icon: full_path };
    return servicesOfUser(context, ({ id: userId, username }) =>
      serviceToggleRequested({ userId, username, service: toggled, assigned: true }),
    );
  }),
  dialog(
    'the sessions of a user',
    /sessions$/,
    (context) => sessionsOf(context, ({ userId }) => sessionsRequested({ userId })),
    { loads: true },
  ),
  dialog('a session of a user', /sessions\/[^/]+\/end$/, (context) =>
    sessionsOf(context, (of, id) => sessionEndRequested({ ...of, id })),
  ),
  dialog('all sessions of a user', /sessions\/end$/, (context) =>
    sessionsOf(context, (of) => othersEndRequested(of)),
  ),
  dialog('a service', /service\/update$/, async (context) => {
    const { id, service_name, icon_id, bg_color } = await service(context);
    return serviceForm({ id, service_name, icon_id, bg_color });
  }),
  {
    call: 'a new service',
    path: /service\/create$/,
    subjects: async (context) => {
      const fields = { icon_id: 201, bg_color: '#102030' };
      const { id } = await service(context);
      return [
        serviceForm({ ...fields, service_name: name('New') }),
        serviceForm({ ...fields, id, service_name: name('Other') }),
      ];
    },
  },
  dialog('a deleted service', /service\/delete$/, async (context) => {
    const row = await service(context);
    return {
      ask: serviceDeleteRequested(row),
      shown: ({ services }) => services.deleting.includes(row.id),
      name: row.service_name,
    };
  }),
  {
    call: 'a new device',
    path: /device\/create$/,
    subjects: async (context) => {
      const serial_id = name('new');
      return [
        commandOn({ kind: 'create', name: serial_id, body: { name: serial_id, serial_id } }),
        commandOn(renaming(await device(context))),
      ];
    },
  },
  {
    call: 'many new devices',
    path: /device\/create-many$/,
    subjects: async (context) => {
      const first = name('Room');
      return [
        {
          ask: roomsAddRequested({ names: [first] }),
          close: [deviceFormClosed(MANY_ROOMS)],
          shown: ({ managedDevices: { forms } }) => formOf(forms, MANY_ROOMS),
          name: first,
        },
        commandOn(renaming(await device(context))),
      ];
    },
  },
  deviceCommand(/device\/\d+\/update$/, renaming),
  deviceCommand(/rotate$/, (row) => ({ kind: 'rotate', id: row.id, name: row.name })),
  deviceCommand(/revoke$/, (row) => ({ kind: 'revoke', id: row.id, name: row.name })),
  deviceCommand(/stay$/, ({ id, name: room }) => ({ kind: 'stay', id, name: room, body: {} })),
  dialog('a changed stay', /stay\/update$/, async (context) => {
    const row = await device(context);
    const admin = await context.server.signIn('admin');
    await admin.write(paths.deviceStay(context.server.project.id, row.id));
    return commandOn({ kind: 'editStay', id: row.id, name: row.name, body: { lang: 'de' } });
  }),
  lookups('device', async (context) => (await device(context)).id),
];
