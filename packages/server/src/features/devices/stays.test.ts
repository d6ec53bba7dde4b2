import { expect, it } from 'vitest';
import type { DeviceMessage, DeviceRequest, OwnDevice } from '@concierge/contract/devices';
import type { AuditPage } from '@concierge/contract/audit';
import type {
  DeviceAnswer,
  DeviceKeyAnswer,
  ManagedDevice,
} from '@concierge/contract/managedDevices';
import { paths } from '@concierge/contract/paths';
import type { Page } from '@concierge/contract/refs';
import { rotateDevice } from '../../cli/revocation.ts';
import { succeeded } from '../../testing/caller.ts';
import { describeOnEachDatabase, signedIn } from '../../testing/eachDatabase.ts';
import type { TestDevice } from '../../testing/testProject.ts';

describeOnEachDatabase('the line between two stays', (server) => {
  const admin = signedIn(server, 'admin');
  const operator = signedIn(server, 'operator');

  const projectId = () => server().project.id;
  const rooms = () => server().project.devices;
  const tablet = (device: TestDevice = rooms()[0]) => server().device(device);
  const newStay = (device: TestDevice = rooms()[0], body: object = {}) =>
    operator.post<DeviceAnswer>(paths.deviceStay(projectId(), device.id), body);
  const requestsOf = async (device = rooms()[0], query = '') =>
    await tablet(device).read<Page<DeviceRequest>>(`${paths.deviceRequests()}${query}`);
  const messagesOf = async (device = rooms()[0], query = '') =>
    await tablet(device).read<Page<DeviceMessage>>(`${paths.deviceMessages()}${query}`);
  const write = (fields: object, serial = rooms()[0].serialId) =>
    server().message(admin, { device_serial_id: [serial], ...fields });
  const rowOf = (id: number) => server().row(operator, id);

  it('O11 O12 devices without a stay are answered as the others', async () => {
    const [, other] = rooms();
    const request = await server().request({ device: other, note: 'Forever mine.' });
    const id = await write({ publish: true }, other.serialId);
    succeeded(await newStay(rooms()[0]));
    expect((await requestsOf(other)).data).toEqual([request]);
    expect((await messagesOf(other)).data.map(({ message_id }) => message_id)).toEqual([id]);
    expect(await rowOf(request.id)).not.toHaveProperty('previous_stay');
  });

  it('Y54 a request of the stay before is refused, also pressed again', async () => {
    const [device] = rooms();
    const send = (body: object, headers = {}) =>
      tablet(device).post<DeviceRequest & { errorCode?: string }>(
        paths.deviceRequests(),
        { service_id: server().project.services[0], note: 'Of the guest before', ...body },
        { headers },
      );
    const { stay_id } = await tablet(device).read<OwnDevice>(paths.device());
    const headers = { 'idempotency-key': 'stay-1' };
    expect((await send({ stay_id }, headers)).status).toBe(201);
    succeeded(await newStay(device));
    for (const answer of [await send({ stay_id }), await send({ stay_id }, headers)])
      expect([answer.status, answer.body.errorCode]).toEqual([409, 'stay_changed']);
    expect((await requestsOf(device)).data).toEqual([]);
    const own = await tablet(device).read<OwnDevice>(paths.device());
    expect((await send({ stay_id: own.stay_id })).status).toBe(201);
    expect((await send({ stay_id: null })).status).toBe(409);
    expect((await send({})).status).toBe(201);
  });

  it('U48 a stay is started and changed only by who knows the one there is', async () => {
    const [room] = rooms();
    const stayOf = ({ body }: Awaited<ReturnType<typeof newStay>>) => body.device.stay?.id ?? 0;
    const update = (body: object) =>
      admin.post<DeviceAnswer & { errorCode?: string; current?: ManagedDevice }>(
        paths.deviceStayUpdate(projectId(), room.id),
        body,
      );
    const first = stayOf(succeeded(await newStay(room)));
    const second = stayOf(succeeded(await newStay(room, { stay_id: first, lang: 'de' })));
    for (const stay_id of [first, null, 987_654]) {
      for (const refused of [await newStay(room, { stay_id }), await update({ stay_id })]) {
        expect(refused).toMatchObject({
          status: 409,
          body: {
            errorCode: 'stay_changed',
            current: { id: room.id, stay: { id: second, lang: 'de' } },
          },
        });
      }
    }
    succeeded(await update({ stay_id: second, lang: 'fr' }));
    expect(stayOf(succeeded(await newStay(room, {})))).toBeGreaterThan(second);
  });

  it('O11 after the line the device gets nothing of before it, by any parameter, offset or id', async () => {
    const secret = 'Room service for two, ring softly.';
    const headers = { 'idempotency-key': 'press-1' };
    const body = { service_id: server().project.services[0], note: secret };
    const before = await tablet().write<DeviceRequest>(paths.deviceRequests(), body, { headers });
    const invoice = await write({ type: 2, message: secret, publish: true });
    const draft = await write({ message: secret, service_request_id: before.id });
    expect((await requestsOf()).data.map(({ id }) => id)).toContain(before.id);
    expect((await messagesOf()).data.map(({ message_id }) => message_id)).toContain(invoice);

    const { body: answer } = succeeded(await newStay());
    expect(answer.device.stay).toMatchObject({ lang: null, do_not_disturb: false });
    // Written after the line, and about what came before it.
    await server().put(operator, before.id, 2, secret);
    await admin.write(paths.messagePublish(projectId(), draft), {});
    const after = await server().request({ note: 'Mine.' });
    const welcome = await write({ publish: true });

    for (const query of ['', '?limit=200', '?limit=1', '?limit=1&offset=1', '?offset=200']) {
      const [requests, messages] = [
        await requestsOf(rooms()[0], query),
        await messagesOf(rooms()[0], query),
      ];
      expect([requests.totalCount, messages.totalCount]).toEqual([1, 1]);
      expect(JSON.stringify([requests, messages])).not.toContain(secret);
    }
    expect((await requestsOf()).data).toEqual([after]);
    expect((await messagesOf()).data.map(({ message_id }) => message_id)).toEqual([welcome]);
    for (const id of [invoice, draft]) {
      expect((await tablet().post(paths.deviceMessageViewed(id), {})).status).toBe(404);
    }
    // The key of a press of before the line is no way back: it makes a request of this stay.
    const pressed = await tablet().post<DeviceRequest>(paths.deviceRequests(), body, { headers });
    expect([pressed.status, pressed.body.id === before.id]).toEqual([201, false]);
  });

  it('O11 U69 open requests stay with the staff, marked; those of the stay have its language and wish', async () => {
    const [room] = rooms();
    succeeded(await newStay(room, { lang: 'de', do_not_disturb: true }));
    const mine = await server().request();
    expect(await rowOf(mine.id)).toMatchObject({ stay_lang: 'de', do_not_disturb: true });
    expect(await rowOf(mine.id)).not.toHaveProperty('previous_stay');
    const update = paths.deviceStayUpdate(projectId(), room.id);
    const body = await operator.write<DeviceAnswer>(update, { lang: 'pt-BR' });
    expect(body.device.stay).toMatchObject({ lang: 'pt-BR', do_not_disturb: false });
    expect(await rowOf(mine.id)).toMatchObject({ stay_lang: 'pt-BR' });
    expect(await rowOf(mine.id)).not.toHaveProperty('do_not_disturb');

    succeeded(await newStay(room));
    expect(await rowOf(mine.id)).toMatchObject({ previous_stay: true, allowed_states: [2, 3] });
    await server().put(operator, mine.id, 2);
    await server().put(operator, mine.id, 4);
    expect((await requestsOf()).data).toEqual([]);
  });

  it('O11 a language that is none is refused, and a stay that is none is not changed', async () => {
    const [room, other] = rooms();
    for (const lang of ['German', '', 'de_AT', '-']) {
      expect((await newStay(room, { lang })).status).toBe(400);
    }
    const none = await admin.post(paths.deviceStayUpdate(projectId(), other.id), {});
    expect(none.status).toBe(404);
  });

  it('O11 a press and a new stay in the same instant: the guest of before, or of after, never both', async () => {
    const [room] = rooms();
    for (let round = 0; round < 10; round += 1) {
      const [request] = await Promise.all([server().request(), newStay(room)]);
      const listed = (await requestsOf()).data.map(({ id }) => id);
      const row = await rowOf(request.id);
      expect(row?.previous_stay === true).toBe(!listed.includes(request.id));
    }
  });

  it.each(['console', 'command line'])(
    'Y32 a device that was revoked and gets a new key on the %s shows nothing of the guest before',
    async (where) => {
      const { code: project } = server().project;
      const fields = { serial_id: where, name: where };
      const { device, key } = succeeded(
        await admin.post<DeviceKeyAnswer>(paths.deviceCreate(projectId()), fields),
      ).body;
      const room = { id: device.id, serialId: where, name: where, key };
      const request = await server().request({ device: room, note: 'Before' });
      await write({ publish: true }, where);
      const withNewKey = async (): Promise<TestDevice> => {
        if (where === 'console') {
          const address = paths.deviceRotate(projectId(), device.id);
          return { ...room, key: succeeded(await admin.post<DeviceKeyAnswer>(address)).body.key };
        }
        const changed = { ...room, key: `key-${Math.random()}` };
        await rotateDevice(server().database, { project, serialId: where }, changed.key);
        return changed;
      };
      // One that was not revoked hangs where it hung.
      const rotated = await withNewKey();
      expect((await requestsOf(rotated)).data).toEqual([request]);

      succeeded(await admin.post(paths.deviceRevoke(projectId(), device.id)));
      const back = await withNewKey();
      expect((await requestsOf(back)).data).toEqual([]);
      expect((await messagesOf(back)).data).toEqual([]);
      expect(await rowOf(request.id)).toMatchObject({ previous_stay: true });
      const trail = await admin.get<AuditPage>(`${paths.audit(projectId())}?subject_kind=device`);
      expect(trail.body.data.slice(0, 2).map(({ action }) => action)).toEqual([
        'device.key_changed',
        'device.stay_started',
      ]);
    },
  );
});
