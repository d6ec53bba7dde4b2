import { ASK_AGAIN_MS } from '@concierge/contract/constants';
import { MessageState, MessageType } from '@concierge/contract/messageStates';
import { RequestState } from '@concierge/contract/requestStates';
import type { Connection } from '../database/schema.ts';
import { sessionIdOf } from '../features/sessions/sessionQueries.ts';
import { tokenHash } from '../lib/tokens.ts';
import { addRow, rowOf, setRows } from './rows.ts';
import { type TestProject, addDevice, addService, addUser } from './testProject.ts';

/** One row of everything that calls have an id of. */
export interface Target {
  projectId: number;
  userId: number;
  /** A session of that user. */
  sessionId: string;
  username: string;
  serviceId: number;
  requestId: number;
  /** A request that the holder approved, the user of the target having handed it over. */
  heldId: number;
  /** A request that the user of the target approved. */
  takenId: number;
  /** A staff note of the holder about `requestId`. */
  noteId: number;
  deviceId: number;
  draftId: number;
  publishedId: number;
  serial: string;
}

let made = 0;

/**
 * Adds one of everything to the project, by its admin, for its first device.
 * @param holder Who holds `heldId` and wrote `noteId`; the project's admin unless given.
 */
export async function addTarget(
  db: Connection,
  project: TestProject,
  holder: number = project.users.admin,
): Promise<Target> {
  made += 1;
  const created_at = new Date().toISOString();
  const project_id = project.id;
  const device_id = project.devices[0].id;
  const name = `target-${made}`;
  // Guests read only what belongs to the stay that the device is in.
  const { stay_id: currentStayId } = await rowOf(db, 'device', { id: device_id });
  const addMessage = async (state: MessageState) => {
    const message_id = await addRow(db, 'message', {
      project_id,
      type: MessageType.message,
      state,
      title: name,
      message: 'Text',
      user_id: project.users.admin,
      created_at,
      published_at: state === MessageState.published ? created_at : null,
    });
    const row = { project_id, message_id, device_id, viewed_at: null, stay_id: currentStayId };
    await db.insertInto('message_device').values(row).execute();
    return message_id;
  };

  const userId = await addUser(db, project_id, name);
  const id_hash = tokenHash(`session of ${name} in ${project_id}`);
  await db
    .insertInto('session')
    .values({
      id_hash,
      user_id: userId,
      created_at,
      last_seen_at: created_at,
      expires_at: '2999-01-01T00:00:00.000Z',
      address: '127.0.0.1',
    })
    .execute();
  const serviceId = await addService(db, project_id, name);
  const { id: deviceId } = await addDevice(db, project_id, name);
  await addRow(db, 'audit_entry', {
    project_id,
    created_at,
    actor_kind: 'command_line',
    action: 'device.created',
    subject_kind: 'device',
    subject_id: device_id,
    subject_name: name,
    count: 1,
    changes: '[]',
  });
  const request = {
    project_id,
    service_id: serviceId,
    device_id,
    stay_id: currentStayId,
    service_date: created_at,
    created_at,
  };
  const requestId = await addRow(db, 'service_request', {
    ...request,
    state_id: RequestState.waiting,
  });
  const addApproved = async (approved_by: number, handed_over_by: number | null) => {
    const approval = { state_id: RequestState.approved, approved_by, handed_over_by };
    // Long enough ago to be asked for again.
    const service_date = new Date(Date.now() - ASK_AGAIN_MS).toISOString();
    const row = { ...request, service_date, ...approval, approved_at: created_at };
    const request_id = await addRow(db, 'service_request', row);
    const step = {
      project_id,
      request_id,
      to_state: approval.state_id,
      user_id: approved_by,
      created_at,
    };
    await db.insertInto('request_history').values(step).execute();
    return request_id;
  };
  // The stay of a device whose requests nobody else reads.
  const stay_id = await addRow(db, 'stay', {
    project_id,
    device_id: deviceId,
    started_at: created_at,
    lang: 'de',
  });
  await setRows(db, 'device', { stay_id }, { id: deviceId });
  const noteId = await addRow(db, 'staff_note', {
    project_id,
    request_id: requestId,
    user_id: holder,
    text: name,
    created_at,
  });
  return {
    heldId: await addApproved(holder, userId),
    takenId: await addApproved(userId, null),
    noteId,
    deviceId,
    projectId: project_id,
    userId,
    sessionId: sessionIdOf(id_hash),
    username: name,
    serviceId,
    requestId,
    draftId: await addMessage(MessageState.draft),
    publishedId: await addMessage(MessageState.published),
    serial: name,
  };
}

/** The target with ids that do not exist. */
export const missing = (target: Target): Target => {
  const ids = Object.entries(target).map(([name, id]) => [
    name,
    typeof id === 'number' ? 2_000_000_000 : '0'.repeat(32),
  ]);
  return Object.fromEntries(ids);
};
