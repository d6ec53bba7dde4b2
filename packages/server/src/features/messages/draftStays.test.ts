import type { DeviceMessage } from '@concierge/contract/devices';
import type { AuditPage } from '@concierge/contract/audit';
import type { DeviceAnswer, DeviceKeyAnswer } from '@concierge/contract/managedDevices';
import type { Device, MessageSavedAnswer } from '@concierge/contract/messages';
import { paths } from '@concierge/contract/paths';
import type { ProblemBody } from '@concierge/contract/problem';
import type { Page } from '@concierge/contract/refs';
import type { RequestPage } from '@concierge/contract/requests';
import { expect, it } from 'vitest';
import { type Caller, succeeded } from '../../testing/caller.ts';
import { describeOnEachDatabase, signedIn } from '../../testing/eachDatabase.ts';
import { setRows } from '../../testing/rows.ts';
import type { TestDevice } from '../../testing/testProject.ts';

const INVOICE = { type: 2 as const, title: 'Invoice', message: 'Minibar 24 €' };

describeOnEachDatabase('a draft and the guests of its devices', (server) => {
  const admin = signedIn(server, 'admin');

  const projectId = () => server().project.id;
  const rooms = () => server().project.devices;
  const serials = () => rooms().map(({ serialId }) => serialId);

  async function newStay({ id }: TestDevice): Promise<number> {
    const body = await admin.write<DeviceAnswer>(paths.deviceStay(projectId(), id), {});
    return body.device.stay?.id ?? 0;
  }
  const draft = (fields: object = {}) => server().message(admin, { ...INVOICE, ...fields });
  const publish = (id: number, body: object = {}) =>
    admin.post<ProblemBody>(paths.messagePublish(projectId(), id), body);
  async function readBy(device: TestDevice, caller: Caller = server().device(device)) {
    const body = await caller.read<Page<DeviceMessage>>(paths.deviceMessages());
    return body.data.map(({ message_id }) => message_id);
  }
  const changed = (...devices: [TestDevice, number][]) => [
    409,
    {
      errorCode: 'message_stay_changed',
      devices: devices.map(([{ serialId, name }, stay_id]) => ({
        serial_id: serialId,
        name,
        stay_id,
      })),
    },
  ];
  const answerOf = async (call: ReturnType<typeof publish>) => {
    const { status, body } = await call;
    return [status, body];
  };

  it('R11 written before the first stay it is not read by its guest unless that was agreed to', async () => {
    const [one, other] = rooms();
    const id = await draft();
    const first = await newStay(one);
    expect(await answerOf(publish(id))).toEqual(changed([one, first]));
    expect(await readBy(one)).toEqual([]);
    succeeded(await publish(id, { new_stays: [first] }));
    expect([await readBy(one), await readBy(other)]).toEqual([[id], [id]]);
  });

  it('R11 written for one guest it is not read by the next; agreed to, by exactly that guest', async () => {
    const [one, other] = rooms();
    await newStay(one);
    const before = await newStay(other);
    const id = await draft();
    const next = await newStay(one);
    expect(await answerOf(publish(id))).toEqual(changed([one, next]));
    // Another stay has begun since the user was asked, and of the other device too.
    const [third, fourth] = [await newStay(one), await newStay(other)];
    for (const new_stays of [[next], [third], [fourth], [third, before], [1]]) {
      const asked = changed([one, third], [other, fourth]);
      expect(await answerOf(publish(id, { new_stays }))).toEqual(asked);
    }
    expect([await readBy(one), await readBy(other)]).toEqual([[], []]);
    succeeded(await publish(id, { new_stays: [next, third, before, fourth] }));
    expect([await readBy(one), await readBy(other)]).toEqual([[id], [id]]);
    await newStay(one);
    expect(await readBy(one)).toEqual([]);
  });

  it('R11 changing its text keeps its guests; a device chosen later is for the guest of then', async () => {
    const [one, other] = rooms();
    await newStay(one);
    const id = await draft({ device_serial_id: [one.serialId] });
    const next = await newStay(one);
    const latest = await newStay(other);
    const update = { ...INVOICE, title: 'Invoice 2', message_id: id, device_serial_id: serials() };
    await admin.write(paths.messageUpdate(projectId()), update);
    expect(await answerOf(publish(id))).toEqual(changed([one, next]));
    const without = { ...update, device_serial_id: [other.serialId] };
    await admin.write(paths.messageUpdate(projectId()), without);
    succeeded(await publish(id));
    expect([await readBy(one), await readBy(other)]).toEqual([[], [id]]);
    expect(latest).toBeGreaterThan(next);
  });

  it('R11 without a new stay, and at once, it is published without a question', async () => {
    const [one, other] = rooms();
    const [id, atOnce] = [await draft(), await draft({ publish: true })];
    succeeded(await publish(id));
    for (const room of [one, other]) {
      expect(await readBy(room)).toEqual(expect.arrayContaining([atOnce, id]));
    }
  });

  it('R11 published for the guests its author knew of it is not read by the next, as a new one and as a draft', async () => {
    const [one, other] = rooms();
    const [known, own] = [await newStay(one), await newStay(other)];
    const listed = await admin.read<Device[]>(paths.devices(projectId()));
    expect(listed.map(({ stay_id }) => stay_id)).toEqual(expect.arrayContaining([known, own]));
    const next = await newStay(one);
    const create = (body: object) =>
      admin.post<ProblemBody & MessageSavedAnswer>(paths.messageCreate(projectId()), {
        ...INVOICE,
        device_serial_id: serials(),
        stays: [known, own],
        ...body,
      });
    expect(await answerOf(create({ publish: true }))).toEqual(changed([one, next]));
    expect(await answerOf(create({ publish: true, stays: [] }))).toEqual(
      changed([one, next], [other, own]),
    );
    expect([await readBy(one), await readBy(other)]).toEqual([[], []]);
    const agreed = succeeded(await create({ publish: true, new_stays: [next] })).body.message_id;
    expect([await readBy(one), await readBy(other)]).toEqual([[agreed], [agreed]]);
    // A draft is saved for whom it was written, and asks later; so does a device that is added to one.
    const { message_id } = succeeded(await create({})).body;
    expect(await answerOf(publish(message_id))).toEqual(changed([one, next]));
    const small = await draft({ device_serial_id: [other.serialId] });
    const update = { ...INVOICE, message_id: small, device_serial_id: serials(), stays: [known] };
    const save = (body: object) =>
      admin.post<ProblemBody>(paths.messageUpdate(projectId()), { ...update, ...body });
    expect(await answerOf(save({ publish: true }))).toEqual(changed([one, next]));
    succeeded(await save({ publish: true, new_stays: [next] }));
    expect(await readBy(one)).toEqual([small, agreed]);
  });

  it('R11 about a request it is for the guest who asked, without a question', async () => {
    const [one] = rooms();
    const request = await server().request();
    const id = await draft({ device_serial_id: [one.serialId], service_request_id: request.id });
    // As a version before this one stored it.
    await setRows(server().db, 'message_device', { stay_id: null }, { message_id: id });
    const old = await draft({ device_serial_id: [one.serialId], service_request_id: request.id });
    succeeded(await publish(id));
    expect(await readBy(one)).toContain(id);
    await newStay(one);
    succeeded(await publish(old));
    expect(await readBy(one)).toEqual([]);
  });

  it('R11 a device that is added again begins a new stay: nothing of before is on it', async () => {
    const [, other] = rooms();
    await server().request({ device: other, note: 'Before' });
    const message = await draft({ publish: true });
    const late = await draft();
    expect(await readBy(other)).toContain(message);
    const deleted_at = new Date().toISOString();
    await setRows(server().db, 'device', { deleted_at, key_hash: 'gone' }, { id: other.id });
    const again = { serial_id: other.serialId, name: 'Room 102 again' };
    const body = await admin.write<DeviceKeyAnswer>(paths.deviceCreate(projectId()), again);
    expect(body.device).toMatchObject({ id: other.id, open_requests: 1 });
    const tablet = server().device({ ...other, key: body.key });
    expect(await readBy(other, tablet)).toEqual([]);
    expect((await tablet.read<Page<unknown>>(paths.deviceRequests())).data).toEqual([]);
    // Drafts of before ask as after any new stay.
    const { stay } = body.device;
    const present = { ...other, name: 'Room 102 again' };
    expect(await answerOf(publish(late))).toEqual(changed([present, stay?.id ?? 0]));
    const query = paths.requestQuery(projectId());
    const open = await admin.post<RequestPage>(query, { 'device_id =': other.id });
    expect(open.body.data).toEqual([expect.objectContaining({ previous_stay: true })]);
    const trail = await admin.get<AuditPage>(`${paths.audit(projectId())}?subject_kind=device`);
    expect(trail.body.data.slice(0, 2).map(({ action }) => action)).toEqual([
      'device.stay_started',
      'device.created',
    ]);
    const unused = await admin.post<DeviceKeyAnswer>(paths.deviceCreate(projectId()), {
      serial_id: 'new',
      name: 'New',
    });
    expect(unused.body.device.stay).toBeNull();
  });
});
