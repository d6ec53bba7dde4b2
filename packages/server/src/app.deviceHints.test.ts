import { ASK_AGAIN_MS } from '@concierge/contract/constants';
import type { DeviceHint } from '@concierge/contract/deviceLive';
import { paths } from '@concierge/contract/paths';
import type { Service } from '@concierge/contract/services';
import type { StaffNoteAnswer } from '@concierge/contract/timeline';
import type { User } from '@concierge/contract/users';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Caller, succeeded } from './testing/caller.ts';
import { DeviceClient } from './testing/deviceClient.ts';
import { describeOnEachDatabase, signedIn } from './testing/eachDatabase.ts';
import { messageBody } from './testing/messageBody.ts';
import type { TestDevice, TestProject } from './testing/testProject.ts';

/** The calls of a device, and the hint after which it makes them again. */
const READS = {
  'requests.changed': paths.deviceRequests(),
  'messages.changed': paths.deviceMessages(),
  'services.changed': paths.deviceServices(),
  'device.changed': paths.device(),
} as const;

/** A device that listens, whose name is changed after each change, to know that no hint is under way. */
interface Listener {
  project: TestProject;
  device: TestDevice;
  admin: Caller;
  client: DeviceClient;
}

describeOnEachDatabase('what devices are notified of', (server) => {
  const admin = signedIn(server, 'admin');
  const operator = signedIn(server, 'operator');
  let listeners: Listener[];
  let marks = 0;
  /** What each listener's calls answered last. */
  let known: Record<keyof typeof READS, string>[];

  beforeAll(async () => {
    const { project, foreign, url } = server();
    const stranger = await server().signIn('admin', { project: foreign });
    const listen = async (listened: TestProject, device: TestDevice, boss: Caller) => ({
      project: listened,
      device,
      admin: boss,
      client: await new DeviceClient(url, device.key).greeted(),
    });
    listeners = [
      await listen(project, project.devices[0], admin),
      await listen(project, project.devices[1], admin),
      await listen(foreign, foreign.devices[0], stranger),
    ];
  });
  afterAll(() => Promise.all(listeners.map(({ client }) => client.end())));

  /** What the device's own calls answer, by the hint that would send it there; its name apart. */
  async function readBy({ device }: Listener): Promise<Record<keyof typeof READS, string>> {
    const caller = server().device(device);
    const answers = Object.entries(READS).map(async ([hint, path]) => {
      const body = await caller.read<Record<string, unknown>>(path);
      const { name: _name, ...rest } = body;
      return [hint, JSON.stringify(Array.isArray(body) ? body : rest)] as const;
    });
    return Object.fromEntries(await Promise.all(answers)) as Record<keyof typeof READS, string>;
  }

  /** The hints up to now, once those expected and the one of its new name have come. */
  async function hintsOf(
    listener: Listener,
    expected: readonly DeviceHint[] = [],
  ): Promise<DeviceHint[]> {
    const { project, device, admin: boss, client } = listener;
    marks += 1;
    const rename = paths.deviceUpdate(project.id, device.id);
    await boss.write(rename, { name: `Room ${marks}` });
    const renames = expected.filter((hint) => hint === 'device.changed').length + 1;
    await client.until(() => expected.every((hint) => client.hints.includes(hint)));
    const hints = await client.next('device.changed', renames);
    expect(hints.at(-1)).toBe('device.changed');
    return hints.slice(0, -1);
  }

  /** Makes a change and checks that exactly those devices hear of it whose own calls answer something else. */
  async function expectHints(
    what: string,
    change: () => Promise<unknown>,
    ...expected: readonly DeviceHint[][]
  ): Promise<void> {
    const before = known;
    await change();
    known = await Promise.all(listeners.map(readBy));
    for (const [index, listener] of listeners.entries()) {
      const hints = await hintsOf(listener, expected[index]);
      expect(hints, `${what}, listener ${index}`).toEqual(expected[index] ?? []);
      // A new stay clears all, whether there was anything or not.
      if (hints.includes('stay.changed')) continue;
      const changed = Object.keys(READS).filter(
        (hint) => Reflect.get(before[index] ?? {}, hint) !== Reflect.get(known[index] ?? {}, hint),
      );
      expect(hints.toSorted(), `${what}, listener ${index}`).toEqual(changed.toSorted());
    }
  }

  const requests: DeviceHint[] = ['requests.changed'];
  const messages: DeviceHint[] = ['messages.changed'];
  const services: DeviceHint[] = ['services.changed'];
  const call =
    (who: Caller, path: string, body: object = {}) =>
    async () =>
      succeeded(await who.post(path, body));

  it('O1 a device is notified of what its own calls answer differently, and never of another’s or of what staff do', async () => {
    const { project, foreign } = server();
    const [first, second] = project.devices;
    const request = await server().request({ note: 'Towels.' });
    expect(await hintsOf(listeners[0] as Listener, requests)).toEqual(requests);
    known = await Promise.all(listeners.map(readBy));
    const at = (path: (projectId: number, id: number) => string, id = request.id) =>
      path(project.id, id);

    await expectHints(
      'another device asks',
      () => server().request({ device: second }),
      [],
      requests,
    );
    await expectHints(
      'another project’s asks',
      () => server().request({ device: foreign.devices[0], service: foreign.services[0] }),
      [],
      [],
      requests,
    );
    const taken = { state_id: 2, note: 'On the way.' };
    await expectHints(
      'it is approved with a note',
      call(operator, at(paths.requestUpdate), taken),
      [...requests, ...messages],
    );
    server().clock.advance(ASK_AGAIN_MS);
    const asking = call(server().device(first), paths.deviceRequestAskAgain(request.id));
    await expectHints('the guest asks again', asking, requests);
    await expectHints('staff note', async () => {
      const path = at(paths.staffNote);
      const body = await operator.write<StaffNoteAnswer>(path, { text: 'Secret' });
      const noteId = body.entry.note?.note_id ?? 0;
      await call(operator, paths.staffNoteWithdraw(project.id, request.id, noteId))();
    });
    const given = { to_user_id: project.users.admin, note: 'Yours.' };
    await expectHints('handed over', call(operator, at(paths.requestHandOver), given));
    await expectHints('given back', call(admin, at(paths.requestGiveBack)));
    const expected_approved_by = project.users.operator;
    await expectHints(
      'taken over',
      call(admin, at(paths.requestTakeOver), { expected_approved_by }),
    );
    await expectHints('done', call(admin, at(paths.requestUpdate), { state_id: 4 }), requests);

    const draft = messageBody({ device_serial_id: [second.serialId] });
    let messageId = 0;
    await expectHints('a draft is written and changed', async () => {
      messageId = await server().message(admin, draft);
      const changed = { ...draft, title: 'Spa', message_id: messageId };
      await call(admin, paths.messageUpdate(project.id), changed)();
    });
    await expectHints(
      'it is published',
      async () => call(admin, paths.messagePublish(project.id, messageId))(),
      [],
      messages,
    );
    await expectHints(
      'it is viewed',
      async () => call(server().device(second), paths.deviceMessageViewed(messageId))(),
      [],
      messages,
    );

    const fields = { service_name: 'Spa', icon_id: 101, bg_color: '#00ff00' };
    let serviceId = 0;
    await expectHints(
      'a service is added',
      async () => {
        const path = paths.serviceCreate(project.id);
        ({ id: serviceId } = await admin.write<Service>(path, fields));
      },
      services,
      services,
    );
    await expectHints(
      'and deleted',
      () => call(admin, paths.serviceDelete(project.id), { service_id: serviceId })(),
      services,
      services,
    );
    await expectHints('users come and go', async () => {
      const user = { username: 'newcomer', user_type: 2, password: 'unheard-of' };
      const body = await admin.write<User>(paths.userCreate(project.id), user);
      await call(admin, paths.userDelete(project.id), { id: body.id })();
    });
    const newDevice = { serial_id: 'later', name: 'Later' };
    await expectHints('another device is added, and this one put into a group', async () => {
      await call(admin, paths.deviceCreate(project.id), newDevice)();
      const group = { name: `Room ${marks - 2}`, group_name: 'Ninth floor' };
      await call(admin, paths.deviceUpdate(project.id, first.id), group)();
    });
  }, 60_000);

  it('O11 a new stay is notified at once, and nothing of the stay before afterward', async () => {
    const { project } = server();
    const [, second] = project.devices;
    const before = await server().request({ device: second, note: 'Of the guest before.' });
    const draft = { device_serial_id: [second.serialId], service_request_id: before.id };
    const messageId = await server().message(admin, draft);
    expect(await hintsOf(listeners[1] as Listener, requests)).toEqual(requests);
    known = await Promise.all(listeners.map(readBy));
    const stay = paths.deviceStay(project.id, second.id);
    await expectHints('a new stay', call(admin, stay, { lang: 'de' }), [], ['stay.changed']);
    await expectHints(
      'its language changes',
      call(admin, paths.deviceStayUpdate(project.id, second.id), { lang: 'fr' }),
      [],
      ['device.changed'],
    );
    await expectHints(
      'a request of before the line is approved',
      call(operator, paths.requestUpdate(project.id, before.id), { state_id: 2, note: 'Yes.' }),
    );
    await expectHints(
      'a message about it is published',
      call(admin, paths.messagePublish(project.id, messageId)),
    );
    await expectHints(
      'the new guest asks',
      () => server().request({ device: second }),
      [],
      requests,
    );
  }, 60_000);

  it('O11 what a device reads of itself says which stay it is in', async () => {
    const { project } = server();
    const [first] = project.devices;
    const own = async () => await server().device(first).read(paths.device());
    const house = { id: project.id, name: 'Project house', time_zone: 'UTC' };
    const named = { id: first.id, project: house };
    const none = await own();
    expect(none).toEqual({ ...named, name: expect.any(String), stay_id: null });
    const stay = paths.deviceStay(project.id, first.id);
    await admin.write(stay, { lang: 'pt-BR', do_not_disturb: true });
    const there = await own();
    expect(there).toMatchObject({ ...named, lang: 'pt-BR', do_not_disturb: true });
    await admin.write(stay, {});
    const next = await own();
    expect(next).toMatchObject({ do_not_disturb: false });
    expect(next).not.toHaveProperty('lang');
    const ids = [there, next].map((one) => Reflect.get(one as object, 'stay_id') as number);
    expect(ids[1]).toBeGreaterThan(ids[0] ?? Infinity);
  });
});
