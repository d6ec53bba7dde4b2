import { expect, it } from 'vitest';
import type { DeviceMessage, DeviceRequest, DeviceService } from '@concierge/contract/devices';
import { paths } from '@concierge/contract/paths';
import type { Page } from '@concierge/contract/refs';
import { RequestState } from '@concierge/contract/requestStates';
import { describeOnEachDatabase, signedIn } from '../../testing/eachDatabase.ts';
import { rowOf, rowsOf } from '../../testing/rows.ts';
import { addService } from '../../testing/testProject.ts';

describeOnEachDatabase('the device API', (server) => {
  const admin = signedIn(server, 'admin');
  const rooms = () => {
    const [first, second] = server().project.devices;
    return { first: server().device(first), second: server().device(second) };
  };
  const published = (device_serial_id: string[]) =>
    server().message(admin, { device_serial_id, publish: true });
  const viewed = (room: 'first' | 'second', id: number) =>
    rooms()[room].post<DeviceMessage>(paths.deviceMessageViewed(id));

  it('K4 a device requests a service with its key and sees the request waiting', async () => {
    const [service] = server().project.services;
    const { first, second } = rooms();
    const answer = await first.post<DeviceRequest>(paths.deviceRequests(), {
      service_id: service,
      note: '  Two towels, please. ',
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.any(Number),
      state_id: RequestState.waiting,
      service_id: service,
      service_name: 'Housekeeping',
      service_date: expect.stringMatching(/Z$/),
      note: 'Two towels, please.',
      approved_at: null,
      canceled_at: null,
      completed_at: null,
      asked: 1,
    });
    const own = await first.get<Page<DeviceRequest>>(paths.deviceRequests());
    expect(own.body.data[0]).toEqual(answer.body);
    const other = await second.get<Page<DeviceRequest>>(paths.deviceRequests());
    expect(other.body).toEqual({ totalCount: 0, data: [] });
  });

  it('K4 a device lists the services it may request, not the deleted ones', async () => {
    const [, second] = server().project.services;
    const before = await rooms().first.get<DeviceService[]>(paths.deviceServices());
    expect(before.body.map(({ service_name }) => service_name)).toEqual([
      'Housekeeping',
      'Room Service',
    ]);
    await admin.write(paths.serviceDelete(server().project.id), { service_id: second });
    const after = await rooms().first.get<DeviceService[]>(paths.deviceServices());
    expect(after.body.map(({ service_name }) => service_name)).toEqual(['Housekeeping']);
    const refused = await rooms().first.post(paths.deviceRequests(), { service_id: second });
    expect([refused.status, refused.body]).toEqual([404, { errorCode: 'not_found' }]);
  });

  it('K4 services have the name of their icon, and come in the order of a language that is asked for', async () => {
    const { db, foreign } = server();
    const tablet = server().device(foreign.devices[0]);
    for (const service_name of ['Çay', 'Chlazení', 'Hala', 'Cukrárna']) {
      await addService(db, foreign.id, service_name);
    }
    const namesIn = async (query: string) => {
      const path = `${paths.deviceServices()}${query}`;
      const body = await tablet.read<DeviceService[]>(path);
      expect(new Set(body.map(({ icon }) => icon))).toEqual(new Set(['lucide:concierge-bell']));
      return body.map(({ service_name }) => service_name).join(', ');
    };
    expect(await namesIn('?lang=cs')).toBe(
      'Çay, Cukrárna, Hala, Housekeeping, Chlazení, Room Service',
    );
    expect(await namesIn('?lang=tr')).toBe(
      'Chlazení, Cukrárna, Çay, Hala, Housekeeping, Room Service',
    );
    expect((await tablet.get(`${paths.deviceServices()}?lang=xx`)).status).toBe(400);
  });

  it('K4 a device reads its published messages and marks them viewed, once', async () => {
    const id = await published(['101']);
    const inbox = await rooms().first.get<Page<DeviceMessage>>(paths.deviceMessages());
    expect(inbox.body.data[0]).toEqual({
      message_id: id,
      type: 1,
      title: 'Pool',
      message: 'The pool opens at nine.',
      published_at: expect.stringMatching(/Z$/),
      viewed_at: null,
    });
    const first = await viewed('first', id);
    expect(first.status).toBe(200);
    expect(first.body.viewed_at).toMatch(/Z$/);
    expect((await viewed('first', id)).body).toEqual(first.body);
    const events = await rowsOf(server().db, 'event', { event: 'message.viewed' });
    expect(events.map(({ payload }) => JSON.parse(payload).payload)).toEqual([
      { message_id: id, device_serial_id: '101', viewed_at: first.body.viewed_at },
    ]);
  });

  it('K4 a device marks neither drafts nor messages to other devices', async () => {
    const elsewhere = await published(['102']);
    expect((await viewed('first', elsewhere)).status).toBe(404);
    const draft = await server().message(admin, { device_serial_id: ['101'] });
    expect((await viewed('first', draft)).status).toBe(404);
    for (const message_id of [elsewhere, draft]) {
      const row = await rowOf(server().db, 'message_device', { message_id });
      expect(row.viewed_at).toBeNull();
    }
  });

  it.each(['', 'Bearer', 'Bearer unknown', 'Basic a2V5', 'Bearer a b'])(
    'K4 the authorization %j is 401 invalid_device_key',
    async (authorization) => {
      const { status, body } = await server().anonymous.get(paths.deviceMessages(), {
        headers: { authorization },
      });
      expect([status, body]).toEqual([401, { errorCode: 'invalid_device_key' }]);
    },
  );
});
