import type { DeviceAnswer } from '@concierge/contract/managedDevices';
import type { DeviceMessage } from '@concierge/contract/devices';
import { paths } from '@concierge/contract/paths';
import type { Page } from '@concierge/contract/refs';
import { describe, expect, it } from 'vitest';
import { formOf } from '../../lib/modal/formState.ts';
import { signedInConsole } from '../../testing/signedIn.ts';
import {
  messagePublishRequested,
  messageSaveRequested,
  messageSubject,
  type MessageDraft,
} from './messagesSlice.ts';

const context = signedInConsole();

const messages = () => context.tab.state().messages;
const form = (draft: Partial<MessageDraft>) => formOf(messages().forms, messageSubject(draft));
const publishing = (id: number) => formOf(messages().publishing, id);
const toasts = () => context.tab.notices.map(({ tone, body }) => `${tone}: ${body}`);

async function save(draft: Partial<MessageDraft> = {}) {
  const { serialId } = context.server.project.devices[0];
  context.tab.dispatch(
    messageSaveRequested({
      type: 1,
      title: 'Bill',
      message: '24',
      device_serial_id: [serialId],
      ...draft,
    }),
  );
  await context.tab.until(() => !form(draft).pending);
}

async function publish(message_id: number, new_stays?: number[]) {
  const order = { message_id, type: 1, title: 'Bill', ...(new_stays && { new_stays }) } as const;
  context.tab.dispatch(messagePublishRequested(order));
  await context.tab.until(() => !publishing(message_id).pending);
}

/** A draft for the first device, whose next stay has begun since; and the draft's id, and the stay's. */
async function draftOfBefore() {
  const { project, db } = context.server;
  await save();
  const { id } = await db
    .selectFrom('message')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
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
    const before = toasts();
    await publish(id);
    expect(publishing(id)).toMatchObject({
      saved: false,
      problem: { errorCode: 'message_stay_changed', devices },
    });
    expect(toasts()).toEqual(before);
    expect(await read()).toEqual([]);
    await publish(id, [stay_id]);
    expect(publishing(id).saved).toBe(true);
    expect(toasts().at(-1)).toBe('success: Message published');
    expect(await read()).toEqual([id]);
  });

  it('R11 is asked about where it is saved and published at once', async () => {
    const { id, stay_id, devices, read } = await draftOfBefore();
    const before = toasts();
    const out = { message_id: id, title: 'Bill 2', publish: true };
    await save(out);
    expect(form(out)).toMatchObject({ saved: false, problem: { devices } });
    expect(toasts()).toEqual(before);
    expect(await read()).toEqual([]);
    await save({ ...out, new_stays: [stay_id] });
    expect(form(out).saved).toBe(true);
    expect(toasts().at(-1)).toBe('success: Message published');
    expect(await read()).toEqual([id]);
  });
});
