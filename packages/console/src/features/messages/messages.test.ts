import type { DeviceMessage } from '@concierge/contract/devices';
import type { DeviceAnswer } from '@concierge/contract/managedDevices';
import { paths } from '@concierge/contract/paths';
import type { Page } from '@concierge/contract/refs';
import { describe, expect, it } from 'vitest';
import { changedByBoth } from '../../lib/modal/changedMeanwhile.ts';
import { formOf } from '../../lib/modal/formState.ts';
import { signedInConsole } from '../../testing/signedIn.ts';
import { messageChanged, resynced } from '../live/liveSlice.ts';
import { readMessageListCall } from './messageQuery.ts';
import {
  fieldsOf,
  messageFormClosed,
  messagePublishRequested,
  messageSaveRequested,
  messageSubject,
  messagesFulfilled,
  messagesLeft,
  messagesRequested,
  type MessageDraft,
  type MessageFields,
  type PublishOrder,
} from './messagesSlice.ts';
import { waitFor } from '../../testing/waitFor.ts';

const context = signedInConsole();

const messages = () => context.tab.state().messages;
const notices = () => context.tab.notices.map(({ tone, body }) => `${tone}: ${body}`);

async function openList(query = '') {
  context.tab.dispatch(messagesRequested(readMessageListCall(new URLSearchParams(query))));
  await context.tab.until((state) => !state.messages.list.isLoading);
  return messages().list;
}

const form = (draft: Partial<MessageDraft> = {}) => formOf(messages().forms, messageSubject(draft));

async function save(draft: Partial<MessageDraft> = {}) {
  context.tab.dispatch(
    messageSaveRequested({
      type: 1,
      title: 'Pool',
      message: 'Closed until ten.',
      device_serial_id: [context.server.project.devices[0].serialId],
      ...draft,
    }),
  );
  await context.tab.until(() => !form(draft).held && !form(draft).pending);
}

const publishing = (id: number) => formOf(messages().publishing, id);

async function publish(message_id: number, order: Partial<PublishOrder> = {}) {
  context.tab.dispatch(messagePublishRequested({ message_id, type: 1, title: 'Pool', ...order }));
  await context.tab.until(() => !publishing(message_id).pending);
}

async function newest() {
  const [message] = (await openList()).rows;
  if (!message) throw new Error('There is no message');
  return message;
}

describe('the message list', () => {
  it('K4 a device that has viewed a message is shown without a call, also by an older answer', async () => {
    const changes = () => context.tab.actions.filter(messageChanged.match).length;
    // Both events come while the list is not open, so that it asks for nothing later on.
    await save();
    await context.tab.until(() => changes() === 1);
    const { message_id } = await newest();
    context.tab.dispatch(messagesLeft());
    await publish(message_id);
    await context.tab.until(() => changes() === 2);
    const viewedAt = () => messages().list.rows[0]?.selected_devices[0]?.viewed_at;
    const older = (await openList()).rows;
    const { devices } = context.server.project;
    context.sent.length = 0;
    await context.server.device(devices[0]).post(paths.deviceMessageViewed(message_id));
    await waitFor(() => expect(viewedAt()).toMatch(/^\d{4}-/));
    expect(context.sent).toEqual([]);
    const { call } = messages().list;
    if (!call) throw new Error('The list is not open');
    const page = { data: older, totalCount: older.length };
    context.tab.dispatch(messagesFulfilled({ call, page }));
    expect(viewedAt()).toMatch(/^\d{4}-/);
  });

  it('I3 another change of messages is asked for only while the list is open', async () => {
    await openList();
    const queries = () => context.sent.filter(({ call }) => call === 'POST /messages/query');
    context.sent.length = 0;
    const admin = await context.server.signIn('admin');
    const { serialId } = context.server.project.devices[0];
    const draft = { type: 1, message: 'From ten to six.', device_serial_id: [serialId] };
    const path = paths.messageCreate(context.server.project.id);
    await admin.write(path, { ...draft, title: 'Reception hours' });
    await context.tab.until(({ messages: { list } }) => list.rows[0]?.title === 'Reception hours');
    expect(queries()).toHaveLength(1);
    context.tab.dispatch(messagesLeft());
    await admin.write(path, { ...draft, title: 'Pool hours' });
    context.tab.dispatch(resynced());
    await waitFor(() => expect(context.sent.at(-1)?.call).toBe('POST /dashboard'));
    expect(queries()).toHaveLength(1);
  });
});

describe('a message', () => {
  it('E10 is saved, changed and published, each with a toast', async () => {
    await save();
    expect(form().saved).toBe(true);
    const draft = await newest();
    expect(draft).toMatchObject({ title: 'Pool', state: 1, device_count: 1 });
    await save({ message_id: draft.message_id, title: 'Pool and sauna' });
    await publish(draft.message_id);
    expect(publishing(draft.message_id).saved).toBe(true);
    expect(await newest()).toMatchObject({ title: 'Pool and sauna', state: 2 });
    expect(notices()).toEqual([
      'success: Message saved',
      'success: Message updated',
      'success: Message published',
    ]);
  });

  it('E9 cannot be changed once it is published', async () => {
    await save();
    const { message_id } = await newest();
    await publish(message_id);
    await save({ message_id, title: 'Too late' });
    expect(form({ message_id })).toMatchObject({
      saved: false,
      problem: { errorCode: 'message_published' },
    });
    expect(notices().at(-1)).toBe(
      'danger: The message is already published and cannot be changed.',
    );
  });

  it('U28 E7 E10 that answers a request is saved and published at once', async () => {
    const { id } = await context.server.request();
    await save({ service_request_id: id });
    expect(await newest()).toMatchObject({ service_request_id: id, state: 2 });
    const writes = context.sent.filter(({ call }) => call.startsWith('POST /message/'));
    expect(writes).toHaveLength(1);
    expect(writes[0]?.body).toMatchObject({
      publish: true,
      userId: context.server.project.users.admin,
      service_request_id: id,
    });
    expect(notices().filter((notice) => notice.includes('Message'))).toEqual([
      'success: Message published',
    ]);
  });

  it('U28 saved and published at once it has one toast, as a new one and as a draft', async () => {
    await save({ title: 'New and out', publish: true });
    expect(await newest()).toMatchObject({ title: 'New and out', state: 2 });
    context.tab.dispatch(messageFormClosed('new'));
    await save({ title: 'Draft' });
    const { message_id } = await newest();
    await save({ message_id, title: 'Draft, now out', publish: true });
    expect(await newest()).toMatchObject({ title: 'Draft, now out', state: 2 });
    expect(notices()).toEqual([
      'success: Message published',
      'success: Message saved',
      'success: Message published',
    ]);
  });

  it('Y40 what a colleague changed meanwhile goes out only once it was seen', async () => {
    await save();
    const draft = await newest();
    const was = fieldsOf(draft);
    const { message_id } = draft;
    const helena = await context.server.signIn('helena');
    const devices = context.server.project.devices.map(({ serialId }) => serialId);
    const theirs = { ...was, device_serial_id: devices };
    await helena.write(paths.messageUpdate(context.server.project.id), { message_id, ...theirs });
    const before = notices();
    await publish(message_id, { was });
    expect(publishing(message_id).problem).toMatchObject({
      errorCode: 'changed_meanwhile',
      current: { device_count: devices.length },
    });
    const out = { message_id, ...was, title: 'Sauna', publish: true };
    await save({ ...out, was });
    const problem = form(out).problem;
    expect(problem).toMatchObject({ errorCode: 'changed_meanwhile' });
    expect(notices()).toEqual(before);
    expect(changedByBoth<MessageFields>({ ...out, was }, theirs, true)).toEqual([
      'device_serial_id',
    ]);
    expect((await newest()).state).toBe(1);
    await save({ ...out, was: theirs });
    expect(await newest()).toMatchObject({ title: 'Sauna', state: 2, device_count: 1 });
  });

  it('U27 the toast of a success replaces the one of an earlier failure', async () => {
    const plugIn = context.unplug();
    await save();
    plugIn();
    await save();
    const [failure, success] = context.tab.notices.slice(-2);
    expect(failure).toMatchObject({ tone: 'danger', id: expect.any(String) });
    expect(success).toMatchObject({ tone: 'success', id: failure?.id });
  });

  it('E10 an invoice is called an invoice', async () => {
    await save({ type: 2 });
    await publish((await newest()).message_id, { type: 2 });
    expect(notices().slice(-2)).toEqual(['success: Invoice saved', 'success: Invoice published']);
  });
});

it('Y56 a message to too many devices is refused in words before it is sent, and stays in its form', async () => {
  await save({ device_serial_id: Array.from({ length: 5_001 }, (_, index) => `room-${index}`) });
  expect(notices()).toEqual([expect.stringMatching(/^danger: .*at most 5,000 devices/)]);
  expect(context.sent.map(({ call }) => call)).not.toContain('POST /message/create');
  expect(form().problem).toMatchObject({ errorCode: 'too_many_devices' });
});

/** A draft for the first device, whose next stay has begun since; and the draft's id, and the stay's. */
async function draftOfBefore() {
  const { project } = context.server;
  await save();
  const { message_id: id } = await newest();
  const admin = await context.server.signIn('admin');
  const [first] = project.devices;
  const { body } = await admin.post<DeviceAnswer>(paths.deviceStay(project.id, first.id), {});
  const read = async () => {
    const list = await context.server
      .device(first)
      .get<Page<DeviceMessage>>(paths.deviceMessages());
    return list.body.data.map(({ message_id }) => message_id);
  };
  const stay_id = body.device.stay?.id ?? 0;
  const devices = [{ serial_id: first.serialId, name: first.name, stay_id }];
  return { id, stay_id, devices, read };
}

describe('a draft of a stay that is over', () => {
  it('R11 is not published, which is asked about and no failure; and is, once agreed to', async () => {
    const { id, stay_id, devices, read } = await draftOfBefore();
    const before = notices();
    await publish(id);
    expect(publishing(id)).toMatchObject({
      saved: false,
      problem: { errorCode: 'message_stay_changed', devices },
    });
    expect(notices()).toEqual(before);
    expect(await read()).toEqual([]);
    await publish(id, { new_stays: [stay_id] });
    expect(publishing(id).saved).toBe(true);
    expect(notices().at(-1)).toBe('success: Message published');
    expect(await read()).toEqual([id]);
  });

  it('R11 is asked about where it is saved and published at once', async () => {
    const { id, stay_id, devices, read } = await draftOfBefore();
    const before = notices();
    const out = { message_id: id, title: 'Pool, again', publish: true };
    await save(out);
    expect(form(out)).toMatchObject({ saved: false, problem: { devices } });
    expect(notices()).toEqual(before);
    expect(await read()).toEqual([]);
    await save({ ...out, new_stays: [stay_id] });
    expect(form(out).saved).toBe(true);
    expect(notices().at(-1)).toBe('success: Message published');
    expect(await read()).toEqual([id]);
  });
});
