import type { Selectable } from 'kysely';
import type {
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
import { type Act, changeProject } from '../../act.ts';
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
      });
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
 * Updates a draft. Throws `message_published` for a message that devices may have read already, `changed_meanwhile`
 * where someone else changed the same field.
 */
export async function changeMessage(
  act: Act,
  { message_id, was, ...sent }: MessageUpdateBody,
): Promise<MessageSavedAnswer> {
  const { user, projectId } = act;
  const names = await act.names.read('device', projectId, user.lang);
  return changeProject(act, async (trx, { audit, record }) => {
    await lockProject(trx, projectId);
    const message = await findMessage(trx, projectId, message_id);
    const current = await readMessage(trx, projectId, message_id, names);
    if (!message || !current) throw notFound();
    requireMayEdit(user, message);
    if (message.state === MessageState.published) throw new Problem(409, 'message_published');
    const serials = current.selected_devices.map(({ serial_id }) => serial_id);
    const stored = { ...current, device_serial_id: serials };
    const merged = await mergedOrThrow(sent, stored, was, () => current);
    const { device_serial_id, ...fields } = merged;
    const request = await requestOf(trx, projectId, message.service_request_id);
    const deviceIds = await deviceIdsOf(trx, projectId, device_serial_id);
    requireMayWrite(user, request, deviceIds);
    const former = await idsOfMessageDevices(trx, projectId, message_id);
    if (!(await updateDraft(trx, projectId, message_id, { ...fields, deviceIds }))) {
      throw await noDraft(trx, projectId, message_id);
    }
    await audit({
      action: 'message.changed',
      subject: subjectOf(message_id, fields.title),
      changes: changesBetween(
        factsOf({ ...message, devices: former.length }),
        factsOf({ ...fields, devices: deviceIds.length }),
      ),
    });
    record({ event: 'message.changed', payload: { message_id } });
    return { message_id, state: MessageState.draft };
  });
}

/**
 * Sees to it that only guests read a draft whom its author knew of, or who were agreed to.
 * @throws Problem `message_stay_changed` with the devices that have other guests.
 */
async function settleStays(
  trx: Trx,
  { id, project_id, service_request_id: requestId }: Selectable<MessageTable>,
  deviceIds: readonly number[],
  agreed: readonly number[],
): Promise<void> {
  if (requestId !== null) {
    await bindToStays(trx, project_id, id, { requestId, deviceIds });
    return;
  }
  const movedOn = await devicesMovedOn(trx, project_id, id);
  if (movedOn.some(({ stay_id }) => !agreed.includes(stay_id))) {
    const devices = movedOn.map(({ serial_id, name, stay_id }) => ({ serial_id, name, stay_id }));
    throw new Problem(409, 'message_stay_changed', { devices });
  }
  await bindToNewStays(trx, project_id, id, movedOn);
}

/** Publishes a draft. @throws Problem `message_stay_changed` unless the body agrees to every new stay. */
export async function publishMessage(
  act: Act,
  messageId: number,
  { new_stays = [] }: MessagePublishBody,
): Promise<MessageSavedAnswer> {
  const { user, projectId, now } = act;
  return changeProject(act, async (trx, { audit, record }) => {
    const message = await findMessage(trx, projectId, messageId);
    if (!message) throw notFound();
    requireMayEdit(user, message);
    const request = await requestOf(trx, projectId, message.service_request_id);
    const deviceIds = await idsOfMessageDevices(trx, projectId, messageId);
    // The author may have been an admin when the draft was saved.
    requireMayWrite(user, request, deviceIds);
    const device_count = deviceIds.length;
    if (!canPublish({ state: message.state, device_count })) {
      const published = message.state === MessageState.published;
      throw new Problem(409, published ? 'message_published' : 'message_without_devices');
    }
    await settleStays(trx, message, deviceIds, new_stays);
    const at = await messageMoment(trx, now(), projectId, request);
    if (!(await publishDraft(trx, projectId, messageId, at.toISOString()))) {
      throw await noDraft(trx, projectId, messageId);
    }
    await audit(
      {
        action: 'message.published',
        subject: subjectOf(messageId, message.title),
        changes: changesBetween(
          { title: message.title },
          factsOf({ ...message, devices: device_count }),
        ),
      },
      at,
    );
    record({
      event: 'message.published',
      payload: { message_id: messageId, ...aboutOf(request?.id) },
    });
    return { message_id: messageId, state: MessageState.published };
  });
}
