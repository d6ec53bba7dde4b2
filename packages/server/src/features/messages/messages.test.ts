import { expect, it } from 'vitest';
import type {
  MessageCreateBody,
  MessagePage,
  MessageSavedAnswer,
  MessageUpdateBody,
} from '@concierge/contract/messages';
import { MessageState, MessageType } from '@concierge/contract/messageStates';
import { paths } from '@concierge/contract/paths';
import { RequestState } from '@concierge/contract/requestStates';
import { UserType } from '@concierge/contract/userTypes';
import { succeeded, type Caller } from '../../testing/caller.ts';
import { describeOnEachDatabase, signedIn } from '../../testing/eachDatabase.ts';
import { messageBody } from '../../testing/messageBody.ts';
import { rowOf } from '../../testing/rows.ts';
import type { TestDevice } from '../../testing/testProject.ts';

const { draft, published } = MessageState;

describeOnEachDatabase('messages', (server) => {
  const admin = signedIn(server, 'admin');
  const operator = signedIn(server, 'operator');
  const projectId = () => server().project.id;
  const create = (who: Caller, fields: Partial<MessageCreateBody> = {}) =>
    who.post<MessageSavedAnswer & { errorCode?: string }>(
      paths.messageCreate(projectId()),
      messageBody(fields),
    );
  const saved = (who: Caller, fields: Partial<MessageCreateBody> = {}) =>
    server().message(who, fields);
  const publish = (who: Caller, id: number, payload?: unknown) =>
    who.post<MessageSavedAnswer>(paths.messagePublish(projectId(), id), payload);
  const update = (who: Caller, message_id: number, fields: Partial<MessageUpdateBody> = {}) =>
    who.post(paths.messageUpdate(projectId()), { ...messageBody(fields), message_id });
  const list = async (who: Caller, search = '', filter: object = {}) =>
    (await who.post<MessagePage>(`${paths.messageQuery(projectId())}${search}`, filter)).body;
  const inboxOf = (device: TestDevice) => server().inbox(device);
  const stored = (id: number) => rowOf(server().db, 'message', { id });
  const approvedBy = async (who: Caller) => {
    const { id } = await server().request();
    await server().put(who, id, RequestState.approved);
    return id;
  };

  it('E6 saving creates a draft of the signed-in user, whatever userId is sent; no device sees it', async () => {
    const answer = await create(admin, { userId: server().project.users.helena });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({ message_id: expect.any(Number), state: draft });
    const [row] = (await list(admin, '?limit=1')).data;
    expect(row).toEqual({
      message_id: answer.body.message_id,
      type: MessageType.message,
      title: 'Pool',
      message: 'The pool opens at nine.',
      state: draft,
      user_id: server().project.users.admin,
      username: 'admin',
      service_id: null,
      service_name: null,
      icon_path: null,
      service_request_id: null,
      created_date: expect.stringMatching(/Z$/),
      published_at: null,
      device_count: 2,
      selected_devices: [
        { serial_id: '101', name: 'Room 101', viewed_at: null },
        { serial_id: '102', name: 'Room 102', viewed_at: null },
      ],
    });
    expect((await inboxOf(server().project.devices[0])).totalCount).toBe(0);
  });

  it('E4 publishing sends a draft to its devices, once', async () => {
    const id = await saved(admin, { device_serial_id: ['102'], title: 'Once' });
    const answer = await publish(admin, id, { userId: server().project.users.admin });
    expect([answer.status, answer.body]).toEqual([200, { message_id: id, state: published }]);
    const titles = async (device: TestDevice) =>
      (await inboxOf(device)).data.map(({ title }) => title);
    expect(await titles(server().project.devices[1])).toContain('Once');
    expect(await titles(server().project.devices[0])).not.toContain('Once');
    const again = await publish(admin, id);
    expect([again.status, again.body]).toEqual([409, { errorCode: 'message_published' }]);
  });

  it('E4 of concurrent calls to publish one succeeds, the others get message_published', async () => {
    for (let round = 0; round < 10; round += 1) {
      const id = await saved(admin);
      const answers = await Promise.all([1, 2, 3, 4].map(async () => publish(admin, id)));
      const statuses = answers.map(({ status }) => status);
      expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    }
  });

  it('E4 a message without devices cannot be published', async () => {
    const id = await saved(admin);
    await server().db.deleteFrom('message_device').where('message_id', '=', id).execute();
    const { status, body: answer } = await publish(admin, id);
    expect([status, answer]).toEqual([409, { errorCode: 'message_without_devices' }]);
  });

  it('E6 a draft can be changed, devices included', async () => {
    const id = await saved(admin);
    const fields = { type: MessageType.invoice, title: 'Minibar', device_serial_id: ['102'] };
    expect((await update(admin, id, fields)).status).toBe(200);
    const row = (await list(admin)).data.find(({ message_id }) => message_id === id);
    expect(row).toMatchObject({ type: 2, title: 'Minibar', device_count: 1, state: draft });
    expect(row?.selected_devices.map(({ serial_id }) => serial_id)).toEqual(['102']);
  });

  it('E9 a published message is read-only on the server', async () => {
    const id = await saved(admin, { publish: true });
    const before = await stored(id);
    const { status, body: answer } = await update(admin, id, { title: 'Changed' });
    expect([status, answer]).toEqual([409, { errorCode: 'message_published' }]);
    expect(await stored(id)).toEqual(before);
  });

  it('E7 save and publish in one call reaches the device of the request at once', async () => {
    const requestId = await approvedBy(operator);
    const fields = { service_request_id: requestId, device_serial_id: ['101'], publish: true };
    const { status, body: answer } = await create(operator, { ...fields, title: 'Coming' });
    expect([status, answer.state]).toEqual([201, published]);
    expect((await inboxOf(server().project.devices[0])).data[0]?.title).toBe('Coming');
    const row = (await list(operator)).data.find((m) => m.message_id === answer.message_id);
    expect(row).toMatchObject({
      service_request_id: requestId,
      service_name: 'Housekeeping',
      icon_path: '/icons/lucide/concierge-bell.svg',
    });
  });

  it('E5 D6 an operator writes to the device of a request the operator approved, and to no other', async () => {
    const colleague = await server().signIn('colleague');
    const mine = await approvedBy(operator);
    const theirs = await approvedBy(colleague);
    const refused: Partial<MessageCreateBody>[] = [
      {},
      { service_request_id: theirs, device_serial_id: ['101'] },
      { service_request_id: mine, device_serial_id: ['102'] },
      { service_request_id: mine, device_serial_id: ['101', '102'] },
    ];
    const before = (await list(operator)).totalCount;
    for (const fields of refused) {
      const { status, body: answer } = await create(operator, fields);
      expect([status, answer], JSON.stringify(fields)).toEqual([
        403,
        { errorCode: 'message_refused' },
      ]);
    }
    expect((await list(operator)).totalCount).toBe(before);
    const allowed = { service_request_id: mine, device_serial_id: ['101'] };
    expect((await create(operator, allowed)).status).toBe(201);
  });

  it('E9 an operator neither changes nor publishes the draft of another user', async () => {
    const id = await saved(admin);
    const before = await stored(id);
    expect((await publish(operator, id)).status).toBe(403);
    expect((await update(operator, id)).status).toBe(403);
    expect(await stored(id)).toEqual(before);
    expect((await publish(await server().signIn('helena'), id)).status).toBe(200);
  });

  it('E5 E9 an operator who was an admin does not publish drafts of that time to any device', async () => {
    const { users } = server().project;
    const helena = { id: users.helena, username: 'helena' };
    const id = await saved(await server().signIn('helena'));
    const change = async (user_type: UserType) =>
      succeeded(
        await admin.post(paths.userUpdate(projectId(), helena.id), { ...helena, user_type }),
      );
    await change(UserType.operator);
    const { status, body } = await publish(await server().signIn('helena'), id);
    expect([status, body]).toEqual([403, { errorCode: 'message_refused' }]);
    await change(UserType.admin);
    expect((await publish(await server().signIn('helena'), id)).status).toBe(200);
  });

  it('E7 an operator saves, changes and then publishes an own draft, but for its device', async () => {
    const requestId = await approvedBy(operator);
    const id = await saved(operator, { service_request_id: requestId, device_serial_id: ['101'] });
    expect((await update(operator, id, { device_serial_id: ['102'] })).status).toBe(403);
    expect((await update(operator, id, { device_serial_id: ['101'] })).status).toBe(200);
    expect((await publish(operator, id)).status).toBe(200);
  });

  it.each([
    ['an unknown device', ['101', 'unknown']],
    ['the name of one', ['Room 101']],
  ])('K3 refuses %s', async (_what, device_serial_id) => {
    const { status, body: answer } = await create(admin, { device_serial_id });
    expect([status, answer]).toEqual([404, { errorCode: 'unknown_device' }]);
  });

  it('Y40 what someone else changed since it was read is not published', async () => {
    const [first, other] = server().project.devices;
    const was = messageBody({ device_serial_id: [first.serialId] });
    const message_id = await saved(admin, was);
    const theirs = { device_serial_id: [first.serialId, other.serialId] };
    await update(admin, message_id, { ...was, ...theirs });
    const counts = async () =>
      Promise.all([first, other].map(async (device) => (await inboxOf(device)).totalCount));
    const [mine = 0, others = 0] = await counts();
    const current = { message_id, state: draft, device_count: 2 };
    const refused = { status: 409, body: { errorCode: 'changed_meanwhile', current } };
    expect(await publish(admin, message_id, { was })).toMatchObject(refused);
    const out = { title: 'Sauna', was, publish: true };
    expect(await update(admin, message_id, { ...was, ...out })).toMatchObject(refused);
    expect(await stored(message_id)).toMatchObject({ title: was.title, state: draft });
    expect(await counts()).toEqual([mine, others]);
    succeeded(await update(admin, message_id, { ...was, ...out, was: { ...was, ...theirs } }));
    expect(await stored(message_id)).toMatchObject({ title: 'Sauna', state: published });
    expect(await counts()).toEqual([mine + 1, others]);
  });

  it('E7 a draft is changed and published, or neither', async () => {
    const message_id = await saved(admin);
    const twice = { title: 'Twice', publish: true };
    const answers = await Promise.all([1, 2].map(() => update(admin, message_id, twice)));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    expect(await stored(message_id)).toMatchObject({ title: 'Twice', state: published });
  });

  it('Y56 reads what names the most devices twice, with their stays', async () => {
    const device_serial_id = Array.from({ length: 5_000 }, (_, at) => `${at}`.padStart(64, 'x'));
    const stays = Array.from({ length: 5_000 }, (_, at) => 2_000_000_000 + at);
    const was = { device_serial_id };
    const message_id = await saved(admin);
    const fields = { device_serial_id, stays, new_stays: stays, was, publish: true };
    const refused = { status: 409, body: { errorCode: 'changed_meanwhile' } };
    expect(await update(admin, message_id, fields)).toMatchObject(refused);
  });

  it('Y56 says that the devices are too many', async () => {
    const admin = await server().signIn('admin');
    const device_serial_id = Array.from({ length: 5_001 }, (_, index) => `room-${index}`);
    const { status, body: answer } = await create(admin, { device_serial_id });
    expect([status, answer]).toEqual([400, { errorCode: 'too_many_devices' }]);
  });

  it.each([
    { title: '' },
    { title: '   ' },
    { message: '' },
    { device_serial_id: [] },
    { device_serial_id: ['101', '101'] },
    { title: 'x'.repeat(201) },
    { type: 3 },
  ])('E6 refuses to save %j', async (fields) => {
    const { status, body: answer } = await create(admin, fields as Partial<MessageCreateBody>);
    const [field] = Object.keys(fields).filter((name) => name !== 'type');
    expect([status, answer]).toEqual([
      400,
      { errorCode: 'invalid_input', ...(field && { field }) },
    ]);
  });
});
