import type { DeviceRequest } from '@concierge/contract/devices';
import type { DeviceKeyAnswer } from '@concierge/contract/managedDevices';
import { type EventFrame, LiveClose, type LiveEventName } from '@concierge/contract/live';
import type { MessageSavedAnswer } from '@concierge/contract/messages';
import { paths } from '@concierge/contract/paths';
import { RequestState } from '@concierge/contract/requestStates';
import type { Service } from '@concierge/contract/services';
import type { User } from '@concierge/contract/users';
import { UserType } from '@concierge/contract/userTypes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Caller, succeeded } from './testing/caller.ts';
import { describeOnEachDatabase } from './testing/eachDatabase.ts';
import { EVENT_IDS, MAX_EVENT_BYTES, unknownFieldsIn } from './testing/eventFields.ts';
import { LiveClient, refusal } from './testing/liveClient.ts';
import { expectReadable, readableBy } from './testing/readableEvents.ts';
import type { TestServer } from './testing/testServer.ts';

/** Nothing in a list changes with them. */
const QUIET: ReadonlySet<LiveEventName> = new Set([
  'request.noted',
  'device.changed',
  'devices.changed',
]);

const NOTE = 'Only staff may read this.';

/** Without presence, which is gathered and may come at any time, unless it is expected. */
const expectedOf = (names: readonly LiveEventName[], frames: readonly EventFrame[]) =>
  frames.filter(({ event }) => event !== 'devices.changed' || names.includes(event));

/** Devices that come are told of at once. */
const presence = { everyMs: 20, gatherMs: 0, sweepMs: 1_000_000 };

const everyReader = (server: () => TestServer) => {
  const { approved, done } = RequestState;
  const keys: string[] = [];
  let operator: Caller;
  let admin: Caller;
  let stranger: Caller;
  let sockets: Record<'operator' | 'admin' | 'stranger', LiveClient>;

  const socketOf = ({ headers }: Caller, projectId: number) =>
    new LiveClient(server().url, projectId, { cookie: headers['cookie'] ?? '' }).greeted();

  beforeAll(async () => {
    const { project, foreign } = server();
    operator = await server().signIn('operator');
    admin = await server().signIn('admin');
    stranger = await server().signIn('admin', { project: foreign });
    sockets = {
      operator: await socketOf(operator, project.id),
      admin: await socketOf(admin, project.id),
      stranger: await socketOf(stranger, foreign.id),
    };
  });
  afterAll(() => Promise.all(Object.values(sockets).map((socket) => socket.end())));

  /** Makes a change and checks what each socket is sent of it. */
  async function expectSent<Result>(
    names: readonly LiveEventName[],
    change: () => Promise<Result>,
  ): Promise<Result> {
    const readers = [
      { reader: operator, socket: sockets.operator },
      { reader: admin, socket: sockets.admin },
    ];
    const { project } = server();
    const counts = readers.map(({ socket }) => socket.events.length);
    const before = await Promise.all(readers.map(({ reader }) => readableBy(reader, project.id)));
    const result = await change();
    await Promise.all(
      readers.map(({ socket }, index) => {
        const sent = () => socket.events.slice(counts[index]).map(({ event }) => event);
        return socket.until(() => names.every((name) => sent().includes(name)));
      }),
    );
    // Presence is gathered: a device may be online only when the event says so.
    const after = await Promise.all(readers.map(({ reader }) => readableBy(reader, project.id)));
    for (const [index, { socket }] of readers.entries()) {
      const count = counts[index] ?? 0;
      const frames = expectedOf(names, socket.events.slice(count));
      expect(frames.map(({ event }) => event)).toEqual(names);
      for (const frame of frames) {
        expect(Object.keys(frame.payload)).toEqual(
          expect.arrayContaining([...EVENT_IDS[frame.event]]),
        );
        expect(frame.reloadState).toBe(!QUIET.has(frame.event));
        expect(Buffer.byteLength(JSON.stringify(frame))).toBeLessThan(MAX_EVENT_BYTES);
        expect(unknownFieldsIn(frame)).toEqual([]);
        const [own, now] = [before[index], after[index]];
        if (own && now) expectReadable(frame, own, now);
      }
    }
    const [seenByOperator, seenByAdmin] = readers.map(({ socket }, index) =>
      expectedOf(names, socket.events.slice(counts[index])),
    );
    expect(seenByAdmin).toEqual(seenByOperator);
    return result;
  }

  async function causeRequests(): Promise<void> {
    const { project } = server();
    const update = (who: Caller, id: number, body: object) => async () =>
      succeeded(await who.post(paths.requestUpdate(project.id, id), body));
    const quiet = await expectSent(['request.created'], () => server().request());
    const { id } = await expectSent(['request.created'], () =>
      server().request({ note: 'Two pillows, please.' }),
    );
    const taken = { state_id: approved, note: 'On the way.' };
    await expectSent(['request.changed', 'message.published'], update(operator, id, taken));
    const given = { to_user_id: project.users.admin, note: NOTE };
    await expectSent(['request.changed', 'request.handed_over', 'request.noted'], async () =>
      succeeded(await operator.post(paths.requestHandOver(project.id, id), given)),
    );
    await expectSent(['request.changed', 'request.handed_over'], async () =>
      succeeded(await admin.post(paths.requestGiveBack(project.id, id), {})),
    );
    await expectSent(['request.noted'], async () =>
      succeeded(await operator.post(paths.staffNote(project.id, id), { text: NOTE })),
    );
    await expectSent(['request.changed'], update(operator, id, { state_id: done }));
    const declined = { state_id: RequestState.canceled };
    await expectSent(['request.changed'], update(admin, quiet.id, declined));
  }

  async function causeMessages(): Promise<void> {
    const { project } = server();
    const [device] = project.devices;
    const text = { type: 1, title: 'Pool', message: 'Open.', device_serial_id: [device.serialId] };
    const { body: draft } = await expectSent(['message.created'], async () =>
      succeeded(await admin.post<MessageSavedAnswer>(paths.messageCreate(project.id), text)),
    );
    const { message_id } = draft;
    await expectSent(['message.changed'], async () =>
      succeeded(await admin.post(paths.messageUpdate(project.id), { ...text, message_id })),
    );
    await expectSent(['message.published'], async () =>
      succeeded(await admin.post(paths.messagePublish(project.id, message_id), {})),
    );
    await expectSent(['message.viewed'], async () =>
      succeeded(await server().device(device).post(paths.deviceMessageViewed(message_id))),
    );
  }

  /** The first call of a device tells that it is there, and no other does. */
  async function causeDevices(): Promise<void> {
    const { project } = server();
    const { body } = await expectSent(['device.changed'], async () =>
      succeeded(
        await admin.post<DeviceKeyAnswer>(paths.deviceCreate(project.id), {
          serial_id: '900',
          name: 'Room 900',
        }),
      ),
    );
    keys.push(body.key);
    const { id } = body.device;
    await expectSent(['device.changed'], async () =>
      succeeded(await admin.post(paths.deviceRevoke(project.id, id), {})),
    );
    const [first] = project.devices;
    await expectSent(['devices.changed'], async () =>
      succeeded(await server().device(first).get(paths.deviceServices())),
    );
  }

  async function causeServices(): Promise<void> {
    const { id } = server().project;
    const fields = { service_name: 'Spa', icon_id: 101, bg_color: '#00ff00' };
    const { body: service } = await expectSent(['service.changed'], async () =>
      succeeded(await admin.post<Service>(paths.serviceCreate(id), fields)),
    );
    await expectSent(['service.changed'], async () =>
      succeeded(await admin.post(paths.serviceUpdate(id), { ...fields, id: service.id })),
    );
    await expectSent(['service.changed'], async () =>
      succeeded(await admin.post(paths.serviceDelete(id), { service_id: service.id })),
    );
  }

  async function causeUsers(): Promise<void> {
    const { id, services } = server().project;
    const fields = { username: 'newcomer', user_type: UserType.operator };
    const { body: user } = await expectSent(['user.changed'], async () =>
      succeeded(
        await admin.post<User>(paths.userCreate(id), { ...fields, password: 'unheard-of' }),
      ),
    );
    const renamed = { ...fields, id: user.id, username: 'renamed', password: 'unheard-of' };
    await expectSent(['user.changed'], async () =>
      succeeded(await admin.post(paths.userUpdate(id, user.id), renamed)),
    );
    const assigned = { services: [{ service_id: services[0], service_name: 'x', icon: '' }] };
    await expectSent(['user.changed'], async () =>
      succeeded(await admin.post(paths.userServicesCreate(id, user.id), assigned)),
    );
    await expectSent(['user.changed'], async () =>
      succeeded(await admin.post(paths.userDelete(id), { id: user.id })),
    );
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

    const sent = new Set(sockets.operator.events.map(({ event }) => event));
    expect([...sent].toSorted()).toEqual(Object.keys(EVENT_IDS).toSorted());
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
