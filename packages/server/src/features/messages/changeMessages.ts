import type { Selectable } from 'kysely';
import type {
  Message,
  MessageCreateBody,
  MessagePublishBody,
  MessageSavedAnswer,
  MessageUpdateBody,
} from '@concierge/contract/messages';
import { MessageState, MessageType, canPublish } from '@concierge/contract/messageStates';
import { canMessage } from '@concierge/contract/requestRules';
import type { SharedRequest } from '@concierge/contract/requestView';
import type { User } from '@concierge/contract/users';
import { UserType } from '@concierge/contract/userTypes';
import { changesBetween } from '../../audit/auditTrail.ts';
import { type Act, type Traces, changeProject } from '../../act.ts';
import { oncePerKey, type KeyClaim } from '../../idempotency.ts';
import { lockProject } from '../../database/lockProject.ts';
import type { MessageTable, Trx } from '../../database/schema.ts';
import { mergedOrThrow } from '../../lib/mergedOrThrow.ts';
import { Problem, notFound } from '../../lib/problem.ts';
import { findDevicesBySerial } from '../devices/deviceQueries.ts';
import { findRequest } from '../requests/requestQueries.ts';
import { messageMoment } from '../timeline/moments.ts';
import { findMessage, readMessage } from './messageQueries.ts';
import {
  bindToNewStays,
  bindToStays,
  devicesMovedOn,
  insertMessage,
  idsOfMessageDevices,
  publishDraft,
  updateDraft,
} from './messageWrites.ts';

async function deviceIdsOf(
  trx: Trx,
  projectId: number,
  serialIds: readonly string[],
): Promise<number[]> {
  const devices = await findDevicesBySerial(trx, projectId, serialIds);
  if (devices.length < serialIds.length) throw new Problem(404, 'unknown_device');
  return devices.map(({ id }) => id);
}

/** The request a message is about; `undefined` when it is about none. */
async function requestOf(
  trx: Trx,
  projectId: number,
  requestId: number | null | undefined,
): Promise<SharedRequest | undefined> {
  if (requestId === undefined || requestId === null) return undefined;
  const request = await findRequest(trx, projectId, requestId);
  if (!request) throw notFound();
  return request;
}

/**
 * Admins write to any device; others only to the device of a request they approved. A
 * message about a request goes to that request's device only.
 */
function requireMayWrite(
  user: User,
  request: SharedRequest | undefined,
  deviceIds: readonly number[],
): void {
  const mayWrite = request ? canMessage(request, user) : user.user_type === UserType.admin;
  const elsewhere = request !== undefined && deviceIds.some((id) => id !== request.device_id);
  if (!mayWrite || elsewhere) throw new Problem(403, 'message_refused');
}

/** Drafts are changed and published by admins and by their author. */
function requireMayEdit(user: User, message: Pick<MessageTable, 'user_id'>): void {
  if (user.user_type !== UserType.admin && message.user_id !== user.id) {
    throw new Problem(403, 'message_refused');
  }
}

/** Why a draft could not be changed: it was published meanwhile, or it has expired and is gone. */
async function noDraft(trx: Trx, projectId: number, messageId: number): Promise<Problem> {
  const message = await findMessage(trx, projectId, messageId);
  return message ? new Problem(409, 'message_published') : notFound();
}

type MessageFacts = Pick<MessageUpdateBody, 'type' | 'title'> & { devices: number };

const factsOf = ({ type, title, devices }: MessageFacts) => ({
  type: type === MessageType.invoice ? 'invoice' : 'message',
  title,
  devices,
});

const subjectOf = (id: number, title: string) => ({ kind: 'message', id, name: title }) as const;

/** The request of a message, if it is about one, for an event. */
const aboutOf = (request_id: number | undefined) => (request_id ? { request_id } : {});

/**
 * Sees to it that only guests read a message whom its author knew of, or who were agreed to.
 * @throws Problem `message_stay_changed` with the devices that have other guests.
 */
async function settleStays(
  trx: Trx,
  projectId: number,
  messageId: number,
  agreed: readonly number[] = [],
): Promise<void> {
  const movedOn = await devicesMovedOn(trx, projectId, messageId);
  if (movedOn.some(({ stay_id }) => !agreed.includes(stay_id))) {
    const devices = movedOn.map(({ serial_id, name, stay_id }) => ({ serial_id, name, stay_id }));
    throw new Problem(409, 'message_stay_changed', { devices });
  }
  await bindToNewStays(trx, projectId, messageId, movedOn);
}

/** Publishes a draft of the transaction, with its traces. @throws Problem as `publishMessage` does. */
async function publishIn(
  trx: Trx,
  { audit, record }: Traces,
  { user, projectId, now }: Act,
  message: Selectable<MessageTable>,
  agreed: readonly number[] | undefined,
): Promise<MessageSavedAnswer> {
  const { id, service_request_id: requestId } = message;
  const request = await requestOf(trx, projectId, requestId);
  const deviceIds = await idsOfMessageDevices(trx, projectId, id);
  // The author may have been an admin when the draft was saved.
  requireMayWrite(user, request, deviceIds);
  const device_count = deviceIds.length;
  if (!canPublish({ state: message.state, device_count })) {
    const published = message.state === MessageState.published;
    throw new Problem(409, published ? 'message_published' : 'message_without_devices');
  }
  if (requestId === null) await settleStays(trx, projectId, id, agreed);
  else await bindToStays(trx, projectId, id, { requestId, deviceIds });
  const at = await messageMoment(trx, now(), projectId, request);
  if (!(await publishDraft(trx, projectId, id, at.toISOString()))) {
    throw await noDraft(trx, projectId, id);
  }
  await audit(
    {
      action: 'message.published',
      subject: subjectOf(id, message.title),
      changes: changesBetween(
        { title: message.title },
        factsOf({ ...message, devices: device_count }),
      ),
    },
    at,
  );
  record({
    event: 'message.published',
    payload: { message_id: id, ...aboutOf(request?.id) },
  });
  return { message_id: id, state: MessageState.published };
}

/** Saves a message as a draft, or published at once in the same transaction. */
export async function createMessage(
  act: Act,
  body: MessageCreateBody,
  claim: KeyClaim | null,
): Promise<MessageSavedAnswer> {
  const { user, projectId, now } = act;
  return changeProject(act, (trx, { audit, record }) =>
    oncePerKey(trx, claim, now(), async () => {
      const request = await requestOf(trx, projectId, body.service_request_id);
      const deviceIds = await deviceIdsOf(trx, projectId, body.device_serial_id);
      requireMayWrite(user, request, deviceIds);
      const at = await messageMoment(trx, now(), projectId, request);
      const state = body.publish ? MessageState.published : MessageState.draft;
      const message_id = await insertMessage(trx, state, {
        project_id: projectId,
        type: body.type,
        title: body.title,
        message: body.message,
        user_id: user.id,
        service_id: request?.service_id ?? null,
        service_request_id: request?.id ?? null,
        at: at.toISOString(),
        deviceIds,
        stays: body.stays,
      });
      if (body.publish && !request) await settleStays(trx, projectId, message_id, body.new_stays);
      await audit(
        {
          action: body.publish ? 'message.published' : 'message.created',
          subject: subjectOf(message_id, body.title),
          changes: changesBetween(
            { title: body.title },
            factsOf({ ...body, devices: deviceIds.length }),
          ),
        },
        at,
      );
      record(
        body.publish
          ? { event: 'message.published', payload: { message_id, ...aboutOf(request?.id) } }
          : { event: 'message.created', payload: { message_id } },
      );
      return { message_id, state };
    }),
  );
}

/**
 * Updates a draft, and publishes it in the same transaction if that is asked for.
 * @throws Problem `message_published` for a message that devices may have read already, `changed_meanwhile` where someone
 *   else changed the same field, and what `publishMessage` throws.
 */
export async function changeMessage(
  act: Act,
  { message_id, was, stays, publish, new_stays, ...sent }: MessageUpdateBody,
): Promise<MessageSavedAnswer> {
  const { user, projectId } = act;
  const names = await act.names.read('device', projectId, user.lang);
  return changeProject(act, async (trx, traces) => {
    await lockProject(trx, projectId);
    const message = await findMessage(trx, projectId, message_id);
    const current = await readMessage(trx, projectId, message_id, names);
    if (!message || !current) throw notFound();
    requireMayEdit(user, message);
    if (message.state === MessageState.published) throw new Problem(409, 'message_published');
    const merged = await mergedOrThrow(sent, storedFields(current), was, () => current, publish);
    const { device_serial_id, ...fields } = merged;
    const request = await requestOf(trx, projectId, message.service_request_id);
    const deviceIds = await deviceIdsOf(trx, projectId, device_serial_id);
    requireMayWrite(user, request, deviceIds);
    const former = await idsOfMessageDevices(trx, projectId, message_id);
    if (!(await updateDraft(trx, projectId, message_id, { ...fields, deviceIds, stays }))) {
      throw await noDraft(trx, projectId, message_id);
    }
    await traces.audit({
      action: 'message.changed',
      subject: subjectOf(message_id, fields.title),
      changes: changesBetween(
        factsOf({ ...message, devices: former.length }),
        factsOf({ ...fields, devices: deviceIds.length }),
      ),
    });
    if (publish) return publishIn(trx, traces, act, { ...message, ...fields }, new_stays);
    traces.record({ event: 'message.changed', payload: { message_id } });
    return { message_id, state: MessageState.draft };
  });
}

/** The fields of a form as they are stored. */
const storedFields = (current: Message) => ({
  type: current.type,
  title: current.title,
  message: current.message,
  device_serial_id: current.selected_devices.map(({ serial_id }) => serial_id),
});

/**
 * Publishes a draft.
 * @throws Problem `changed_meanwhile` where it is not the one that was read, `message_stay_changed` unless the body agrees
 *   to every new stay.
 */
export async function publishMessage(
  act: Act,
  messageId: number,
  { new_stays, was }: MessagePublishBody,
): Promise<MessageSavedAnswer> {
  const { user, projectId } = act;
  const names = await act.names.read('device', projectId, user.lang);
  return changeProject(act, async (trx, traces) => {
    await lockProject(trx, projectId);
    const message = await findMessage(trx, projectId, messageId);
    const current = was && (await readMessage(trx, projectId, messageId, names));
    if (!message) throw notFound();
    requireMayEdit(user, message);
    if (current && message.state === MessageState.draft) {
      const stored = storedFields(current);
      await mergedOrThrow({ ...stored, ...was }, stored, was, () => current, true);
    }
    return publishIn(trx, traces, act, message, new_stays);
  });
}
