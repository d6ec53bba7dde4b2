import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DeviceRequest } from '@concierge/contract/devices';
import { type DeviceKeyAnswer, ManagedDevice, Stay } from '@concierge/contract/managedDevices';
import { type EventFrame, LiveClose, type LiveEventName } from '@concierge/contract/live';
import type { MessageSavedAnswer } from '@concierge/contract/messages';
import { paths } from '@concierge/contract/paths';
import { RequestState } from '@concierge/contract/requestStates';
import { Service } from '@concierge/contract/services';
import type { User } from '@concierge/contract/users';
import { ServiceRequest } from '@concierge/contract/requests';
import { UserType } from '@concierge/contract/userTypes';
import { ROOT } from '@concierge/tooling/paths';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Caller, succeeded } from './testing/caller.ts';
import { describeOnEachDatabase, signedIn } from './testing/eachDatabase.ts';
import { LiveClient, refusal } from './testing/liveClient.ts';
import type { TestServer } from './testing/testServer.ts';

/** Every kind of event, and whether something in a list changes with it. */
const RELOADS: Readonly<Record<LiveEventName, boolean>> = {
  'device.changed': false,
  'devices.changed': false,
  'message.changed': true,
  'message.created': true,
  'message.published': true,
  'message.viewed': true,
  'project.changed': false,
  'request.changed': true,
  'request.created': true,
  'request.handed_over': true,
  'request.noted': false,
  'service.changed': true,
  'user.changed': true,
};
/** A thousand consoles get each event. */
const MAX_EVENT_BYTES = 1_100;

/** What of a request depends on who reads it. */
const READER_COLUMNS =
  'allowed_states can_note can_message can_take_over can_hand_over can_give_back'.split(' ');
const SHARED_COLUMNS = Object.keys(ServiceRequest.properties).filter(
  (column) => !READER_COLUMNS.includes(column),
);

/** Every name that may occur in a frame, at any depth. */
const FIELDS = new Set([
  ...'event seq payload reloadState show title body type icon update row before open'.split(' '),
  ...'waiting approved changed_by message_id viewed_at request_id'.split(' '),
  ...'device_serial_id service user_id username how from from_name by by_name to'.split(' '),
  ...'house name time_zone person_figures to_name note_id device_id device at online offline'.split(
    ' ',
  ),
  ...SHARED_COLUMNS,
  ...Object.keys(ManagedDevice.properties),
  ...Object.keys(Stay.properties),
  ...Object.keys(Service.properties),
]);

function fieldsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(fieldsIn);
  return Object.entries(value).flatMap(([name, inner]) => [name, ...fieldsIn(inner)]);
}

const NOTE = 'Only staff may read this.';

/** Without presence, which is gathered and may come at any time, unless it is expected. */
const expectedOf = (names: readonly LiveEventName[], frames: readonly EventFrame[]) =>
  frames.filter(({ event }) => event !== 'devices.changed' || names.includes(event));

/** Devices that come online are reported at once. */
const presence = { everyMs: 20, gatherMs: 0, sweepMs: 1_000_000 };

const everyReader = (server: () => TestServer) => {
  const { approved, done } = RequestState;
  const keys: string[] = [];
  const operator = signedIn(server, 'operator');
  const admin = signedIn(server, 'admin');
  let stranger: Caller;
  let sockets: Record<'operator' | 'admin' | 'stranger', LiveClient>;

  const socketOf = ({ headers }: Caller, projectId: number) =>
    new LiveClient(server().url, projectId, { cookie: headers['cookie'] ?? '' }).greeted();

  beforeAll(async () => {
    const { project, foreign } = server();
    stranger = await server().signIn('admin', { project: foreign });
    sockets = {
      operator: await socketOf(operator, project.id),
      admin: await socketOf(admin, project.id),
      stranger: await socketOf(stranger, foreign.id),
    };
  });
  afterAll(() => Promise.all(Object.values(sockets).map((socket) => socket.end())));

  /** Makes a change; of it operator and admin are sent the same, with what everyone there may read. */
  async function expectSent<Body>(
    names: readonly LiveEventName[],
    change: () => Promise<Body>,
  ): Promise<Body> {
    const readers = [sockets.operator, sockets.admin];
    const counts = readers.map(({ events }) => events.length);
    const result = await change();
    const sentTo = (index: number) =>
      expectedOf(names, readers[index]?.events.slice(counts[index]) ?? []);
    for (const [index, socket] of readers.entries()) {
      await socket.until(() => sentTo(index).length >= names.length);
    }
    expect(sentTo(0).map(({ event }) => event)).toEqual(names);
    expect(sentTo(1)).toEqual(sentTo(0));
    for (const frame of sentTo(0)) {
      expect(fieldsIn(frame).filter((name) => !FIELDS.has(name))).toEqual([]);
      expect(frame.reloadState).toBe(RELOADS[frame.event]);
      expect(Buffer.byteLength(JSON.stringify(frame))).toBeLessThan(MAX_EVENT_BYTES);
    }
    return result;
  }

  const sentBy = <Body>(names: readonly LiveEventName[], who: Caller, path: string, body = {}) =>
    expectSent(names, async () => await who.write<Body>(path, body));

  async function causeRequests(): Promise<void> {
    const { id: projectId, users } = server().project;
    const quiet = await expectSent(['request.created'], () => server().request());
    const note = 'Two pillows, please.';
    const { id } = await expectSent(['request.created'], () => server().request({ note }));
    const update = paths.requestUpdate(projectId, id);
    const taken = { state_id: approved, note: 'On the way.' };
    await sentBy(['request.changed', 'message.published'], operator, update, taken);
    const moved = ['request.changed', 'request.handed_over'] as const;
    const given = { to_user_id: users.admin, note: NOTE };
    const handOver = paths.requestHandOver(projectId, id);
    await sentBy([...moved, 'request.noted'], operator, handOver, given);
    await sentBy(moved, admin, paths.requestGiveBack(projectId, id));
    await sentBy(['request.noted'], operator, paths.staffNote(projectId, id), { text: NOTE });
    await sentBy(['request.changed'], operator, update, { state_id: done });
    const declined = { state_id: RequestState.canceled };
    await sentBy(['request.changed'], admin, paths.requestUpdate(projectId, quiet.id), declined);
    const unwanted = await expectSent(['request.created'], () => server().request());
    const guest = server().device(server().project.devices[0]);
    await sentBy(['request.changed'], guest, paths.deviceRequestCancel(unwanted.id));
  }

  async function causeMessages(): Promise<void> {
    const { id, devices } = server().project;
    const [device] = devices;
    const text = { type: 1, title: 'Pool', message: 'Open.', device_serial_id: [device.serialId] };
    const { message_id } = await sentBy<MessageSavedAnswer>(
      ['message.created'],
      admin,
      paths.messageCreate(id),
      text,
    );
    const changed = { ...text, message_id };
    await sentBy(['message.changed'], admin, paths.messageUpdate(id), changed);
    await sentBy(['message.published'], admin, paths.messagePublish(id, message_id));
    const viewed = paths.deviceMessageViewed(message_id);
    await sentBy(['message.viewed'], server().device(device), viewed);
  }

  /** The first call of a device reports it online, and no other does. */
  async function causeDevices(): Promise<void> {
    const { id, devices } = server().project;
    const fields = { serial_id: '900', name: 'Room 900' };
    const { device, key } = await sentBy<DeviceKeyAnswer>(
      ['device.changed'],
      admin,
      paths.deviceCreate(id),
      fields,
    );
    keys.push(key);
    await sentBy(['device.changed'], admin, paths.deviceRevoke(id, device.id));
    await expectSent(['devices.changed'], async () =>
      succeeded(await server().device(devices[0]).get(paths.deviceServices())),
    );
  }

  async function causeServices(): Promise<void> {
    const { id: projectId } = server().project;
    const fields = { service_name: 'Spa', icon_id: 101, bg_color: '#00ff00' };
    const names = ['service.changed'] as const;
    const { id } = await sentBy<Service>(names, admin, paths.serviceCreate(projectId), fields);
    await sentBy(names, admin, paths.serviceUpdate(projectId), { ...fields, id });
    await sentBy(names, admin, paths.serviceDelete(projectId), { service_id: id });
  }

  async function causeUsers(): Promise<void> {
    const { id: projectId, services } = server().project;
    const names = ['user.changed'] as const;
    const user_type = UserType.operator;
    const fields = { username: 'newcomer', user_type, password: 'unheard-of' };
    const { id } = await sentBy<User>(names, admin, paths.userCreate(projectId), fields);
    const renamed = { ...fields, id, username: 'renamed' };
    await sentBy(names, admin, paths.userUpdate(projectId, id), renamed);
    const assigned = { services: [{ service_id: services[0], service_name: 'x', icon: '' }] };
    await sentBy(names, admin, paths.userServicesCreate(projectId, id), assigned);
    await sentBy(names, admin, paths.userDelete(projectId), { id });
  }

  async function secrets(): Promise<string[]> {
    const { db, project } = server();
    const users = await db.selectFrom('app_user').select('password_hash').execute();
    const sessions = await db.selectFrom('session').select(['id_hash', 'address']).execute();
    const devices = await db.selectFrom('device').select('key_hash').execute();
    return [
      ...users.map(({ password_hash }) => password_hash),
      ...sessions.flatMap(({ id_hash, address }) => [id_hash, address]),
      ...devices.map(({ key_hash }) => key_hash),
      ...project.devices.map(({ key }) => key),
      'unheard-of',
      ...keys,
      NOTE,
    ];
  }

  it('T3 every kind of event has what operator and admin may read, and strangers get none', async () => {
    const { project, foreign } = server();
    await causeDevices();
    await causeRequests();
    await causeMessages();
    await causeServices();
    await causeUsers();
    const house = { name: 'Grand', time_zone: 'Europe/Prague', person_figures: true };
    await sentBy(['project.changed'], admin, paths.houseUpdate(project.id), house);

    const sent = new Set(sockets.operator.events.map(({ event }) => event));
    expect([...sent].toSorted()).toEqual(Object.keys(RELOADS).toSorted());
    const texts = sockets.operator.texts.join('\n');
    const found = (await secrets()).filter((secret) => texts.includes(secret));
    expect(found).toEqual([]);

    const [theirs] = foreign.devices;
    const body = { service_id: foreign.services[0] };
    const sign = await server().device(theirs).post<DeviceRequest>(paths.deviceRequests(), body);
    await sockets.stranger.received('request.created');
    const theirOwn = sockets.stranger.events.filter(({ event }) => event !== 'devices.changed');
    expect(theirOwn.map(({ payload }) => payload)).toEqual([
      expect.objectContaining({ id: sign.body.id }),
    ]);

    const cookie = stranger.headers['cookie'] ?? '';
    expect(await refusal(server().url, project.id, { cookie })).toBe(404);
    const signedOut = new LiveClient(server().url, project.id);
    expect(await signedOut.closeCode()).toBe(LiveClose.sessionEnded);
    expect(signedOut.texts).toEqual([]);
  }, 60_000);
};

describeOnEachDatabase('events to every reader', everyReader, { presence });

it('every kind of event is in the live protocol', async () => {
  const protocol = await readFile(join(ROOT, 'docs/live-protocol.md'), 'utf8');
  const missing = Object.keys(RELOADS).filter((event) => !protocol.includes(`\`${event}\``));
  expect(missing).toEqual([]);
});
