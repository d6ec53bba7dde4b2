import { MessageState, MessageType } from '@concierge/contract/messageStates';
import { appendCanceledLog, canChangeState, canNote } from '@concierge/contract/requestRules';
import { RequestState } from '@concierge/contract/requestStates';
import type { RequestUpdateAnswer, RequestUpdateBody } from '@concierge/contract/requests';
import { type SharedRequest, viewRequest } from '@concierge/contract/requestView';
import { languageOf, nameIn } from '@concierge/contract/serviceNames';
import type { User } from '@concierge/contract/users';
import { type Act, changeProject } from '../../act.ts';
import type { Trx } from '../../database/schema.ts';
import { Problem } from '../../lib/problem.ts';
import { insertMessage } from '../messages/messageWrites.ts';
import { messageMoment, momentFor } from '../timeline/moments.ts';
import {
  insertHistory,
  readUpdate,
  requestForChange,
  updateRequestState,
} from './requestQueries.ts';
import { refusal } from './requestRefusal.ts';

/** The columns a state sets besides `state_id`. */
function columnsOf(to: RequestState, row: SharedRequest, userId: number, at: string) {
  const canceled_log = appendCanceledLog(row.canceled_log, userId, at);
  return {
    [RequestState.waiting]: {},
    [RequestState.approved]: { approved_by: userId, approved_at: at },
    [RequestState.canceled]: { canceled_by: userId, canceled_at: at, canceled_log },
    [RequestState.done]: { completed_by: userId, completed_at: at },
  }[to];
}

async function sendNote(trx: Trx, row: SharedRequest, user: User, note: string, at: string) {
  return insertMessage(trx, MessageState.published, {
    project_id: user.project_id,
    type: MessageType.message,
    // The guest reads it.
    title: nameIn(row, languageOf(row.stay_lang)),
    message: note,
    user_id: user.id,
    service_id: row.service_id,
    service_request_id: row.id,
    at,
    deviceIds: [row.device_id],
  });
}

/**
 * Changes the state of a request: rules, the row, its history, the note as a message to the
 * device and the events are one transaction. The row only changes if it is still in the state that the
 * user saw. Throws `request_state_conflict`, `request_transition_refused`,
 * `note_refused` or `not_found`.
 */
export async function changeRequestState(
  act: Act,
  requestId: number,
  body: RequestUpdateBody,
): Promise<RequestUpdateAnswer> {
  const { user, projectId, now } = act;
  const to = body.state_id;
  const note = body.note?.trim() || null;

  let changed: SharedRequest | undefined;
  const { actor, message_id } = await changeProject(act, async (trx, { audit, record }) => {
    const read = () => requestForChange(trx, user, requestId);
    const { row, actor } = await read();
    const from = row.state_id;
    if (body.expected_state_id !== undefined && body.expected_state_id !== from) {
      throw refusal('request_state_conflict', row, actor);
    }
    if (!canChangeState(row, actor, to)) {
      throw refusal('request_transition_refused', row, actor);
    }
    if (note !== null && !canNote(actor)) throw new Problem(403, 'note_refused');

    const at =
      note === null
        ? await momentFor(trx, now(), projectId, row)
        : (await messageMoment(trx, now(), projectId, row)).toISOString();
    const change = { state_id: to, ...columnsOf(to, row, user.id, at) };
    const entry = {
      project_id: projectId,
      request_id: requestId,
      from_state: from,
      to_state: to,
      user_id: user.id,
      note,
      created_at: at,
    };
    // Sent at once; both are rolled back where the row has changed meanwhile.
    const [isChanged] = await Promise.all([
      updateRequestState(trx, projectId, requestId, row, change),
      insertHistory(trx, entry),
    ]);
    if (!isChanged) throw refusal('request_state_conflict', (await read()).row, actor);
    const message_id = note === null ? null : await sendNote(trx, row, user, note, at);
    const { service_id } = row;
    record(async () => {
      const update = await readUpdate(trx, projectId, requestId, row);
      changed = update.row;
      return {
        event: 'request.changed',
        payload: { id: requestId, service_id, state_id: to, changed_by: user.username, update },
      };
    });
    if (message_id !== null) {
      const subject = { kind: 'message', id: message_id, name: row.service_name } as const;
      await audit({ action: 'message.published', subject }, new Date(at));
      record({
        event: 'message.published',
        payload: { message_id, request_id: requestId },
      });
    }
    return { actor, message_id };
  });
  if (!changed) throw new Error('The change was not recorded');
  const request = viewRequest(changed, actor);
  return message_id === null ? { request } : { request, message_id };
}
