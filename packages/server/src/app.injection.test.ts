import { cleanName, cleanText } from '@concierge/contract/names';
import { paths } from '@concierge/contract/paths';
import type { DeviceRequest } from '@concierge/contract/devices';
import type { MessagePage } from '@concierge/contract/messages';
import type { Service } from '@concierge/contract/services';
import type { User } from '@concierge/contract/users';
import { beforeAll, expect, it } from 'vitest';
import { describeOnEachDatabase, signedIn } from './testing/eachDatabase.ts';
import { INJECTIONS, TEXT_INJECTIONS } from './testing/injections.ts';
import { PASSWORD } from './testing/testProject.ts';

/** Every text field of the API, filled with every text and read back. */
describeOnEachDatabase('texts that look like code', (server) => {
  const admin = signedIn(server, 'admin');
  let projectId: number;
  const read = async <Body>(path: string, by = admin) => await by.read<Body>(path);
  const write = async <Body>(path: string, body: object, by = admin) =>
    await by.write<Body>(path, body);
  /** All of them, in the order of the corpus. */
  const inOrder = (texts: readonly string[]) => INJECTIONS.filter((text) => texts.includes(text));

  beforeAll(async () => {
    projectId = server().project.id;
  });

  it('K2 are returned unchanged as names of services', async () => {
    const look = { icon_id: 101, bg_color: '#123456' };
    for (const text of INJECTIONS) {
      const service = { service_name: `new ${text}`, ...look };
      const { id } = await write<Service>(paths.serviceCreate(projectId), service);
      const changed = { id, service_name: text, ...look };
      const { service_name } = await write<Service>(paths.serviceUpdate(projectId), changed);
      expect(service_name).toBe(text);
    }
    const services = await read<Service[]>(paths.serviceQuery(projectId));
    expect(inOrder(services.map(({ service_name }) => service_name))).toEqual(INJECTIONS);
  });

  it('K2 are returned unchanged as names of users, who sign in with them', async () => {
    for (const text of INJECTIONS) {
      const created = { username: `new ${text}`, user_type: 2, password: `${text} ${PASSWORD}` };
      const { id } = await write<User>(paths.userCreate(projectId), created);
      await write<User>(paths.userUpdate(projectId, id), { id, username: text, user_type: 2 });
    }
    const users = await read<User[]>(paths.users(projectId));
    expect(inOrder(users.map(({ username }) => username))).toEqual(INJECTIONS);
    for (const text of INJECTIONS.slice(0, 6)) {
      const user = await server().signIn(text, { password: `${text} ${PASSWORD}` });
      expect((await read<User>(paths.auth(), user)).username).toBe(text);
    }
  });

  it('K2 K4 are returned as texts of requests, messages and live events', async () => {
    const [room] = server().project.devices;
    const guest = server().device(room);
    const live = await server().live(admin);
    for (const text of TEXT_INJECTIONS) {
      const note = cleanText(text);
      const { id } = await server().request({ note: text });
      await live.until(() => live.events.some((event) => event.note === note));
      const own = await read<{ data: DeviceRequest[] }>(paths.deviceRequests(), guest);
      expect(own.data[0]?.note).toBe(note);
      expect((await server().row(admin, id))?.note).toBe(note);
      await server().put(admin, id, 2, text);
      const serials = { device_serial_id: [room.serialId], publish: true };
      await server().message(admin, { title: text, message: text, ...serials });
      const page = `${paths.messageQuery(projectId)}?limit=2`;
      const sent = await write<MessagePage>(page, {});
      const received = await server().inbox(room);
      for (const { data } of [sent, received]) {
        expect(data[0]).toMatchObject({ title: cleanName(text), message: note });
        expect(data[1]).toMatchObject({ title: 'Housekeeping', message: note });
      }
    }
    await live.end();
  });

  it('A3 K2 do not sign anyone in, and no table is missing afterward', async () => {
    server().clock.advance(2 * 60 * 60_000);
    for (const text of INJECTIONS.slice(20, 30)) {
      const username = `${text}${text}`.slice(0, 64);
      const body = { username, password: text, projectCode: text };
      expect((await server().anonymous.post(paths.login(), body)).status).toBe(401);
    }
    const stranger = await server().signIn('admin', { project: server().foreign });
    const users = await read<User[]>(paths.users(server().foreign.id), stranger);
    expect(users).toHaveLength(4);
    const theirs = await read<Service[]>(paths.serviceQuery(server().foreign.id), stranger);
    expect(theirs).toHaveLength(2);
  });
});
