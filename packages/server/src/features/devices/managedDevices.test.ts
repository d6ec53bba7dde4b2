import { expect, it } from 'vitest';
import type { AuditPage } from '@concierge/contract/audit';
import type {
  DeviceAnswer,
  DeviceKeyAnswer,
  DeviceList,
  ManagedDevice,
} from '@concierge/contract/managedDevices';
import { paths } from '@concierge/contract/paths';
import type { FilteringOptions, RequestPage } from '@concierge/contract/requests';
import { Caller, succeeded } from '../../testing/caller.ts';
import { describeOnEachDatabase, signedIn } from '../../testing/eachDatabase.ts';
import { rowsOf } from '../../testing/rows.ts';

describeOnEachDatabase('devices that are managed', (server) => {
  const admin = signedIn(server, 'admin');
  const operator = signedIn(server, 'operator');

  const projectId = () => server().project.id;
  const list = async (query = '', who = operator) =>
    await who.read<DeviceList>(`${paths.deviceList(projectId())}${query}`);
  const create = (body: object) =>
    admin.post<DeviceKeyAnswer & { errorCode?: string; field?: string }>(
      paths.deviceCreate(projectId()),
      body,
    );
  const added = async (serial_id: string, name: string, group_name?: string) =>
    succeeded(await create({ serial_id, name, ...(group_name ? { group_name } : {}) })).body;
  const change = <Body = DeviceAnswer>(
    path: (projectId: number, id: number) => string,
    id: number,
    body: object = {},
  ) => admin.post<Body>(path(projectId(), id), body);
  const withKey = (key: string) => new Caller(server().url, { authorization: `Bearer ${key}` });
  const statusWith = async (key: string) => (await withKey(key).get(paths.deviceServices())).status;
  const one = async (id: number) => (await list()).data.find((device) => device.id === id);

  it('O1 an added device works with its key, which is shown this once', async () => {
    const { device, key } = await added('n-1', 'Nightstand 1', 'First floor');
    expect(device).toEqual({
      id: expect.any(Number),
      serial_id: 'n-1',
      name: 'Nightstand 1',
      group_name: 'First floor',
      created_at: expect.any(String),
      revoked_at: null,
      online: false,
      last_seen_at: null,
      app_version: null,
      battery: null,
      open_requests: 0,
      last_request_at: null,
      stay: null,
    } satisfies ManagedDevice);
    expect(await statusWith(key)).toBe(200);
    const stored = await rowsOf(server().db, 'device');
    expect(JSON.stringify([stored, await list()])).not.toContain(key);
    const twice = await create({ serial_id: 'n-1', name: 'Another' });
    expect([twice.status, twice.body]).toEqual([409, { errorCode: 'device_exist' }]);
    const invisible = await create({ serial_id: 'n-2', name: 'Room\u0007 1' });
    expect([invisible.status, invisible.body.errorCode]).toEqual([400, 'invalid_name']);
    const unnamed = await create({ serial_id: 'n-2' });
    expect([unnamed.status, unnamed.body.field]).toEqual([400, 'name']);
    // The same serial id is free in another project.
    const elsewhere = await server().signIn('admin', { project: server().foreign });
    const body = { serial_id: 'n-1', name: 'Elsewhere' };
    expect((await elsewhere.post(paths.deviceCreate(server().foreign.id), body)).status).toBe(201);
  });

  it('O1 the list is in natural order, with open requests and the last one, and is searched', async () => {
    await added('s-10', 'Suite 10', 'Çatı katı');
    await added('s-9', 'Suite 9', 'Çatı katı');
    const names = (await list('?search=suite')).data.map(({ name }) => name);
    expect(names).toEqual(['Suite 9', 'Suite 10']);
    expect((await list('?search=CATI%20KATI')).totalCount).toBe(2);
    expect((await list('?search=S-1')).data.map(({ serial_id }) => serial_id)).toEqual(['s-10']);
    expect((await list('?search=nothing-like-it')).data).toEqual([]);
    const paged = await list('?search=suite&limit=1&offset=1');
    expect([paged.totalCount, paged.data[0]?.name]).toEqual([2, 'Suite 10']);
    expect((await list()).groups).toContain('Çatı katı');

    const { id } = await server().request();
    const [room] = server().project.devices;
    const before = await one(room.id);
    const request = await server().request();
    expect(await one(room.id)).toMatchObject({
      open_requests: (before?.open_requests ?? 0) + 1,
      last_request_at: request.service_date,
    });
    await server().put(operator, id, 3);
    expect((await one(room.id))?.open_requests).toBe(before?.open_requests);
  });

  it('Y42 the list is narrowed to a group, to who is online, and to one device', async () => {
    const { device } = await added('y-1', 'Yurt', 'Meadow');
    await added('y-2', 'Barn', 'Meadow');
    const found = await list('?group=Meadow&search=yu');
    expect([found.totalCount, found.data.map(({ name }) => name)]).toEqual([1, ['Yurt']]);
    expect(found.deviceCount).toBe((await list()).totalCount);
    expect((await list('?group=Meadow')).totalCount).toBe(2);
    expect((await list('?group=Meadow&state=offline')).totalCount).toBe(2);
    expect((await list('?group=Meadow&state=online')).data).toEqual([]);
    expect((await list(`?id=${device.id}`)).data).toEqual([device]);
    expect((await operator.get(`${paths.deviceList(projectId())}?state=gone`)).status).toBe(400);
  });

  it('O1 renaming and grouping show in every list; an operator may do neither', async () => {
    const { device } = await added('r-1', 'Old name', 'Old group');
    const { id } = device;
    const renamed = succeeded(await change(paths.deviceUpdate, id, { name: ' New name ' })).body;
    expect(renamed.device).toMatchObject({ name: 'New name', group_name: null });
    const known = await operator.get<{ name: string }[]>(paths.devices(projectId()));
    expect(known.body.map(({ name }) => name)).toContain('New name');
    const refused = await operator.post(paths.deviceUpdate(projectId(), id), { name: 'Mine' });
    expect(refused.status).toBe(403);
    const trail = await admin.get<AuditPage>(
      `${paths.audit(projectId())}?action=device.changed&limit=1`,
    );
    expect(trail.body.data[0]).toMatchObject({
      actor_name: 'admin',
      subject_kind: 'device',
      subject_id: id,
      subject_name: 'New name',
      changes: [
        { field: 'device_name', from: 'Old name', to: 'New name' },
        { field: 'group_name', from: 'Old group', to: null },
      ],
    });
  });

  it('O1 a rotated key ends the old one at once', async () => {
    const { device, key } = await added('k-1', 'Key 1');
    const { body } = await change<DeviceKeyAnswer>(paths.deviceRotate, device.id);
    expect([await statusWith(key), await statusWith(body.key)]).toEqual([401, 200]);
  });

  it('O1 a revoked key is dead at once, for calls with and without effect; a new key lets in again', async () => {
    const { device, key } = await added('k-2', 'Key 2');
    const tablet = withKey(key);
    await tablet.write(paths.deviceRequests(), { service_id: server().project.services[0] });
    const revoked = succeeded(await change(paths.deviceRevoke, device.id)).body.device;
    expect(revoked).toMatchObject({ revoked_at: expect.any(String), open_requests: 1 });
    expect(await statusWith(key)).toBe(401);
    const body = { service_id: server().project.services[0] };
    expect((await tablet.post(paths.deviceRequests(), body)).status).toBe(401);
    expect(succeeded(await change(paths.deviceRevoke, device.id)).body.device).toEqual(revoked);
    // No message reaches it, so none is offered to it; its requests are still found by it.
    const reachable = await operator.get<{ id: number }[]>(paths.devices(projectId()));
    expect(reachable.body.map(({ id }) => id)).not.toContain(device.id);
    const options = await operator.get<FilteringOptions>(paths.filteringOptions(projectId()));
    expect(options.body.devices.map(({ id }) => id)).toContain(device.id);
    const stay = await change<{ errorCode: string }>(paths.deviceStay, device.id);
    expect([stay.status, stay.body.errorCode]).toEqual([409, 'device_revoked']);
    const again = succeeded(await change<DeviceKeyAnswer>(paths.deviceRotate, device.id)).body;
    expect(again.device.revoked_at).toBeNull();
    expect([await statusWith(key), await statusWith(again.key)]).toEqual([401, 200]);
    const actions = (
      await admin.get<AuditPage>(`${paths.audit(projectId())}?subject_kind=device`)
    ).body.data
      .filter(({ subject_id }) => subject_id === device.id)
      .map(({ action }) => action);
    expect(actions).toEqual([
      'device.key_changed',
      'device.stay_started',
      'device.revoked',
      'device.created',
    ]);
  });

  it('Y36 a group that looks like another is the same, and spelled like it; alone it may be spelled differently', async () => {
    const group = async (serial: string, name: string) =>
      (await added(serial, serial, name)).device.group_name;
    expect(await group('y36-1', '9. patro')).toBe('9. patro');
    expect(await group('y36-2', '9.\u00a0Patro')).toBe('9. patro');
    const { device } = await added('y36-3', 'y36-3', 'Wing');
    const renamed = await change(paths.deviceUpdate, device.id, {
      name: 'y36-3',
      group_name: 'WING',
    });
    expect(renamed.body.device.group_name).toBe('WING');
  });

  // Last: a service goes.
  it('U71 the open requests of a room are those its list has, whoever handles them and whatever they ask for', async () => {
    const { device, key } = await added('u71', 'Room of six');
    const room = { id: device.id, serialId: 'u71', name: device.name, key };
    const ask = () => server().request({ device: room });
    const [first, second, third] = [await ask(), await ask(), await ask(), await ask()];
    await server().put(operator, first.id, 2);
    await server().put(admin, second.id, 2);
    await server().put(admin, second.id, 4);
    await server().put(operator, third.id, 3);
    await admin.write(paths.deviceStay(projectId(), device.id));
    await ask();
    await admin.write(paths.serviceDelete(projectId()), {
      service_id: server().project.services[0],
    });
    const filter = { 'state_id in': [1, 2], 'device_id =': device.id };
    const { body } = await operator.post<RequestPage>(paths.requestQuery(projectId()), filter);
    expect([(await one(device.id))?.open_requests, body.totalCount]).toEqual([3, 3]);
  });
});
