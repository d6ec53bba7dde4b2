import { cleanName, cleanText } from '@concierge/contract/names';
import { paths } from '@concierge/contract/paths';
import type { DeviceMessage, DeviceRequest, DeviceService } from '@concierge/contract/devices';
import type { Device, MessagePage, MessageSavedAnswer } from '@concierge/contract/messages';
import type {
  DashboardData,
  FilteringOptions,
  RequestHistoryEntry,
  RequestPage,
} from '@concierge/contract/requests';
import type { Service } from '@concierge/contract/services';
import type { User, UserService } from '@concierge/contract/users';
import { beforeAll, expect, it } from 'vitest';
import { addDevice } from './cli/accounts.ts';
import { succeeded, type Caller } from './testing/caller.ts';
import { describeOnEachDatabase } from './testing/eachDatabase.ts';
import { INJECTIONS, TEXT_INJECTIONS } from './testing/injections.ts';
import { LiveClient } from './testing/liveClient.ts';
import { PASSWORD } from './testing/testProject.ts';

/** Hashing a password for every user takes long. */
const TIMEOUT_MS = 120_000;

/** Every text field of the API, filled with every text and read back by every call that returns it. */
describeOnEachDatabase('texts that look like code', (server) => {
  let admin: Caller;
  let projectId: number;
  const devices = TEXT_INJECTIONS.map((name, index) => ({ name, serial: `${name} ${index}` }));
  const keyOf = (serial: string) => Buffer.from(serial).toString('base64url');
  const guestOf = (serial: string) =>
    server().device({ id: 0, serialId: serial, name: '', key: keyOf(serial) });
  const read = async <Body>(path: string, by = admin) => succeeded(await by.get<Body>(path)).body;
  const write = async <Body>(path: string, body: object, by = admin) =>
    succeeded(await by.post<Body>(path, body)).body;
  /** All of them, in the order of the corpus. */
  const inOrder = (texts: readonly string[]) =>
    TEXT_INJECTIONS.filter((text) => texts.includes(text));

  beforeAll(async () => {
    admin = await server().signIn('admin');
    projectId = server().project.id;
    for (const { name, serial } of devices) {
      await addDevice(server().db, {
        project: 'house',
        serialId: serial,
        name,
        key: keyOf(serial),
      });
    }
  });

  it(
    'K2 are returned unchanged as names of services',
    async () => {
      const look = { icon_id: 101, bg_color: '#123456' };
      for (const text of INJECTIONS) {
        const { id } = await write<Service>(paths.serviceCreate(projectId), {
          service_name: `new ${text}`,
          ...look,
        });
        const changed = { id, service_name: text, ...look };
        expect((await write<Service>(paths.serviceUpdate(projectId), changed)).service_name).toBe(
          text,
        );
      }
      const operatorServices = paths.userServices(projectId, server().project.users.operator);
      const lists = [
        (await read<Service[]>(paths.serviceQuery(projectId))).map((one) => one.service_name),
        (
          await read<DeviceService[]>(paths.deviceServices(), guestOf(devices[0]?.serial ?? ''))
        ).map((one) => one.service_name),
        (await read<FilteringOptions>(paths.filteringOptions(projectId))).services.map(
          ({ label }) => label,
        ),
        (await write<DashboardData>(paths.dashboard(projectId), {})).services.map(
          (one) => one.service_name,
        ),
      ];
      for (const texts of lists) expect(inOrder(texts)).toEqual(INJECTIONS);
      const services = (await read<Service[]>(paths.serviceQuery(projectId)))
        .filter(({ service_name }) => INJECTIONS.includes(service_name))
        .map(({ id, service_name, full_path }) => ({
          service_id: id,
          service_name,
          icon: full_path,
        }));
      await write(`${operatorServices}/create`, { services });
      const assigned = await read<UserService[]>(operatorServices);
      expect(inOrder(assigned.map(({ service_name }) => service_name))).toEqual(INJECTIONS);
    },
    TIMEOUT_MS,
  );

  it(
    'K2 are returned unchanged as names of users, who sign in with them',
    async () => {
      for (const text of INJECTIONS) {
        const created = { username: `new ${text}`, user_type: 2, password: `${text} ${PASSWORD}` };
        const { id } = await write<User>(paths.userCreate(projectId), created);
        const changed = { id, username: text, user_type: 2 };
        const { username } = await write<User>(paths.userUpdate(projectId, id), changed);
        expect(username).toBe(text);
      }
      const users = await read<User[]>(paths.users(projectId));
      expect(inOrder(users.map(({ username }) => username))).toEqual(INJECTIONS);
      const { users: options } = await read<FilteringOptions>(paths.filteringOptions(projectId));
      expect(inOrder(options.map(({ label }) => label))).toEqual(INJECTIONS);
      for (const text of INJECTIONS.slice(0, 6)) {
        const password = `${text} ${PASSWORD}`;
        const user = await server().signIn(text, { password });
        expect((await read<User>(paths.auth(), user)).username).toBe(text);
      }
    },
    TIMEOUT_MS,
  );

  it(
    'K2 K4 are returned as notes, device names and in live events',
    async () => {
      const { cookie = '' } = admin.headers;
      const live = await new LiveClient(server().url, projectId, { cookie }).greeted();
      const services = await read<Service[]>(paths.serviceQuery(projectId));
      for (const { name, serial } of devices) {
        const named = services.find(({ service_name }) => service_name === name) ?? services[0];
        const { id: service_id = 0, service_name = '' } = named ?? {};
        const guest = guestOf(serial);
        const note = cleanText(name);
        const asked = await write<DeviceRequest>(
          paths.deviceRequests(),
          { service_id, note: name },
          guest,
        );
        expect([asked.note, asked.service_name]).toEqual([note, service_name]);
        const { data } = await read<{ data: DeviceRequest[] }>(paths.deviceRequests(), guest);
        expect(data[0]?.note).toBe(note);
        const notice = () =>
          live.events.find((one) => one.event === 'request.created' && one.payload.id === asked.id);
        await live.until(() => notice() !== undefined);
        expect(notice()).toMatchObject({ title: service_name, body: name, note });
        const { data: rows } = await write<RequestPage>(paths.requestQuery(projectId), {
          'id =': asked.id,
        });
        expect(rows[0]).toMatchObject({
          note,
          service_name,
          device_name: name,
          device_serial_id: serial,
        });
        await write(paths.requestUpdate(projectId, asked.id), { state_id: 2, note: name });
        const history = await read<RequestHistoryEntry[]>(
          paths.requestHistory(projectId, asked.id),
        );
        expect(history.at(-1)?.note).toBe(note);
        const received = await read<{ data: DeviceMessage[] }>(paths.deviceMessages(), guest);
        expect(received.data[0]?.message).toBe(note);
      }
      await live.end();
      const rooms = await read<Device[]>(paths.devices(projectId));
      expect(inOrder(rooms.map(({ name }) => name))).toEqual(TEXT_INJECTIONS);
      const { devices: options } = await read<FilteringOptions>(paths.filteringOptions(projectId));
      expect(inOrder(options.map(({ label }) => label))).toEqual(TEXT_INJECTIONS);
    },
    TIMEOUT_MS,
  );

  it(
    'K2 are returned as titles and texts of messages',
    async () => {
      for (const { name, serial } of devices) {
        const first = {
          type: 1,
          title: `new ${name}`,
          message: 'Text',
          device_serial_id: [serial],
        };
        const { message_id } = await write<MessageSavedAnswer>(
          paths.messageCreate(projectId),
          first,
        );
        const kept = { title: cleanName(name), message: cleanText(`${name}\n${name}`) };
        const second = { ...first, message_id, title: name, message: `${name}\n${name}` };
        await write(paths.messageUpdate(projectId), second);
        const { data } = await write<MessagePage>(`${paths.messageQuery(projectId)}?limit=1`, {});
        expect(data[0]).toMatchObject(kept);
        expect(data[0]?.selected_devices).toEqual([
          expect.objectContaining({ name, serial_id: serial }),
        ]);
        await write(paths.messagePublish(projectId, message_id), {});
        const received = await read<{ data: DeviceMessage[] }>(
          paths.deviceMessages(),
          guestOf(serial),
        );
        expect(received.data[0]).toMatchObject(kept);
      }
      const { data } = await read<MessagePage>(`${paths.messages(projectId)}?limit=1000`);
      const titles = data.map(({ title }) => title);
      for (const text of TEXT_INJECTIONS) expect(titles).toContain(cleanName(text));
    },
    TIMEOUT_MS,
  );

  it('A3 K2 do not sign anyone in, and no table is missing afterwards', async () => {
    server().clock.advance(2 * 60 * 60_000);
    for (const text of INJECTIONS.slice(20, 30)) {
      const { status } = await server().anonymous.post(paths.login(), {
        username: `${text}${text}`.slice(0, 64),
        password: text,
        projectCode: text,
      });
      expect(status).toBe(401);
    }
    const stranger = await server().signIn('admin', { project: server().foreign });
    const users = await read<User[]>(paths.users(server().foreign.id), stranger);
    expect(users.map(({ username }) => username)).toEqual([
      'admin',
      'colleague',
      'helena',
      'operator',
    ]);
    const theirs = await read<Service[]>(paths.serviceQuery(server().foreign.id), stranger);
    expect(theirs.map(({ service_name }) => service_name)).toEqual([
      'Housekeeping',
      'Room Service',
    ]);
  });
});
