import { expect, it } from 'vitest';
import type { RetentionAnswer } from '@concierge/contract/house';
import { paths } from '@concierge/contract/paths';
import type { DeviceKeyAnswer, DeviceList } from '@concierge/contract/managedDevices';
import type { MessagePage } from '@concierge/contract/messages';
import type { Service } from '@concierge/contract/services';
import type { User } from '@concierge/contract/users';
import { UserType } from '@concierge/contract/userTypes';
import { type Caller, succeeded } from '../testing/caller.ts';
import { describeOnEachDatabase, signedIn } from '../testing/eachDatabase.ts';
import { messageBody } from '../testing/messageBody.ts';

type Fields = Record<string, unknown>;

/** A form of the console: one row of the server, two fields of it and what they are changed to. */
interface Form {
  name: string;
  make: () => Promise<{ id: number; was: Fields }>;
  save: (id: number, body: Fields) => ReturnType<Caller['post']>;
  read: (id: number) => Promise<Fields>;
  /** Of one field: two new values. */
  first: (id: number) => [field: string, one: unknown, other: unknown];
  /** Of another one: a new value. */
  second: [field: string, value: unknown];
  /** Where the row is in the answer to a conflict, if it is not all of it. */
  within?: string;
}

describeOnEachDatabase('two forms of one row', (server) => {
  const admin = signedIn(server, 'admin');
  let count = 0;
  const projectId = () => server().project.id;
  const pick = (row: object, was: Fields): Fields =>
    Object.fromEntries(Object.entries(row).filter(([field]) => field in was));
  const found = (rows: readonly { id: number }[], id: number): Fields => ({
    ...rows.find((one) => one.id === id),
  });
  const newDevice = async (fields: Fields) => {
    const body = { serial_id: `lost-${count}`, ...fields };
    return (await admin.write<DeviceKeyAnswer>(paths.deviceCreate(projectId()), body)).device.id;
  };
  const devices = async () => (await admin.read<DeviceList>(paths.deviceList(projectId()))).data;

  const user: Form = {
    name: 'a user',
    make: async () => {
      const was = { username: `lost.${++count}`, user_type: UserType.operator };
      const body = { ...was, password: 'a few long words' };
      return { id: (await admin.write<User>(paths.userCreate(projectId()), body)).id, was };
    },
    save: (id, body) => admin.post(paths.userUpdate(projectId(), id), { id, ...body }),
    read: async (id) => found(await admin.read<User[]>(paths.users(projectId())), id),
    first: (id) => ['username', `alice.${id}`, `beate.${id}`],
    second: ['user_type', UserType.admin],
  };

  const forms: Form[] = [
    {
      name: 'a service',
      make: async () => {
        const was = { service_name: `Service ${++count}`, icon_id: 201, bg_color: '#102030' };
        return { id: (await admin.write<Service>(paths.serviceCreate(projectId()), was)).id, was };
      },
      save: (id, body) => admin.post(paths.serviceUpdate(projectId()), { id, ...body }),
      read: async (id) => found(await admin.read<Service[]>(paths.serviceQuery(projectId())), id),
      first: () => ['bg_color', '#aa0000', '#00aa00'],
      second: ['icon_id', 202],
    },
    {
      name: 'a device',
      make: async () => {
        const was = { name: `Device ${++count}`, group_name: null };
        return { id: await newDevice(was), was };
      },
      save: (id, body) => admin.post(paths.deviceUpdate(projectId(), id), body),
      read: async (id) => found(await devices(), id),
      first: () => ['group_name', 'First floor', 'Second floor'],
      second: ['name', 'Suite'],
    },
    {
      name: 'the stay of a guest',
      make: async () => {
        const was = { lang: 'cs', do_not_disturb: false };
        const id = await newDevice({ name: `Stay ${++count}` });
        await admin.write(paths.deviceStay(projectId(), id), was);
        return { id, was };
      },
      save: (id, body) => admin.post(paths.deviceStayUpdate(projectId(), id), body),
      read: async (id) => ({ ...(await devices()).find((one) => one.id === id)?.stay }),
      first: () => ['lang', 'de', 'fr'],
      second: ['do_not_disturb', true],
      within: 'stay',
    },
    user,
    {
      name: 'how long things are kept',
      make: async () => {
        const was = { requests: 0, messages: 0, audit: 0 };
        await admin.write(paths.retentionUpdate(projectId()), was);
        return { id: projectId(), was };
      },
      save: (_, body) => admin.post(paths.retentionUpdate(projectId()), body),
      read: async () => {
        const { months } = await admin.read<RetentionAnswer>(paths.retention(projectId()));
        return { ...months };
      },
      first: () => ['requests', 12, 24],
      second: ['audit', 36],
    },
    {
      name: 'a draft',
      make: async () => {
        const was = { ...messageBody() };
        return { id: await server().message(admin, was), was };
      },
      save: (message_id, body) =>
        admin.post(paths.messageUpdate(projectId()), { message_id, ...body }),
      read: async (id) => {
        const path = paths.messageQuery(projectId());
        const [message] = (await admin.write<MessagePage>(path, { 'id =': id })).data;
        const serials = message?.selected_devices.map(({ serial_id }) => serial_id);
        return { ...message, device_serial_id: serials };
      },
      first: () => ['device_serial_id', ['101'], ['102']],
      second: ['message', 'Closed.'],
    },
  ];

  it.each(forms)('Y40 Y52 $name: changes of different fields both stay', async (form) => {
    const { id, was } = await form.make();
    const [first, one] = form.first(id);
    const [second, value] = form.second;
    succeeded(await form.save(id, { ...was, [first]: one, was }));
    succeeded(await form.save(id, { ...was, [second]: value, was }));
    expect(pick(await form.read(id), was)).toEqual({ ...was, [first]: one, [second]: value });
  });

  it.each(forms)(
    'Y40 Y52 $name: of one field the second is refused, with the row',
    async (form) => {
      const { id, was } = await form.make();
      const [field, one, other] = form.first(id);
      succeeded(await form.save(id, { ...was, [field]: one, was }));
      const refused = await form.save(id, { ...was, [field]: other, was });
      expect(refused).toMatchObject({ status: 409, body: { errorCode: 'changed_meanwhile' } });
      const row = await form.read(id);
      expect(row).toMatchObject({ ...was, [field]: one });
      const { device_serial_id: _, ...shown } = row;
      const current = form.within === undefined ? shown : { [form.within]: shown };
      expect(refused.body).toMatchObject({ current });
      // Knowing that value, one may insist.
      const known = { ...was, [field]: one };
      succeeded(await form.save(id, { ...was, [field]: other, was: known }));
      expect(await form.read(id)).toMatchObject({ [field]: other });
    },
  );

  it.each(forms)('Y40 $name: of two at once one is refused', async (form) => {
    for (let round = 0; round < 5; round += 1) {
      const { id, was } = await form.make();
      const [field, one, other] = form.first(id);
      const answers = await Promise.all(
        [one, other].map((value) => form.save(id, { ...was, [field]: value, was })),
      );
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    }
  });

  it.each(forms)('Y40 $name: without what it began with, the last one stays', async (form) => {
    const { id, was } = await form.make();
    const [second, value] = form.second;
    succeeded(await form.save(id, { ...was, [second]: value }));
    succeeded(await form.save(id, was));
    expect(pick(await form.read(id), was)).toEqual(was);
  });

  it('Y40 a name that a form left alone is the stored one for the password as well', async () => {
    const { id } = await user.make();
    const path = paths.passwordPolicyUpdate(projectId());
    succeeded(await admin.post(path, { enabled: true }));
    const was = { username: 'never.mind', user_type: UserType.operator };
    const { username } = await user.read(id);
    const body = { ...was, password: `${String(username)}${String(username)}`, was };
    expect(await user.save(id, body)).toMatchObject({
      status: 400,
      body: { errorCode: 'password_of_house' },
    });
  });

  it('Y40 who may change nothing of a user does not learn what others changed', async () => {
    const { id, was } = await user.make();
    const operator = await server().signIn('operator');
    const body = { id, ...was, username: 'mine', was: { username: 'other' } };
    expect((await operator.post(paths.userUpdate(projectId(), id), body)).status).toBe(403);
  });
});
