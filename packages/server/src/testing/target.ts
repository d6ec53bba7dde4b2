import type { Insertable } from 'kysely';
import { MessageState, MessageType } from '@concierge/contract/messageStates';
import { RequestState } from '@concierge/contract/requestStates';
import { UserType } from '@concierge/contract/userTypes';
import type { Connection, Database } from '../database/schema.ts';
import { sessionIdOf } from '../features/sessions/sessionQueries.ts';
import { tokenHash } from '../lib/tokens.ts';
import { type TestProject, hashedPassword } from './testProject.ts';

/** One row of everything that calls have an id of. */
export interface Target {
  projectId: number;
  userId: number;
  /** A session of that user. */
  sessionId: string;
  username: string;
  serviceId: number;
  requestId: number;
  draftId: number;
  publishedId: number;
  serial: string;
}

type TableWithId = 'app_user' | 'service' | 'device' | 'service_request' | 'message';

let made = 0;

/** Adds one of everything to the project, by its admin, for its first device. */
export async function addTarget(db: Connection, project: TestProject): Promise<Target> {
  made += 1;
  const created_at = new Date().toISOString();
  const project_id = project.id;
  const device_id = project.devices[0].id;
  const name = `target-${made}`;
  const insert = async <Table extends TableWithId>(
    table: Table,
    row: Insertable<Database[Table]>,
  ): Promise<number> => {
    const { id } = await db
      .insertInto<TableWithId>(table)
      .values(row as Insertable<Database[TableWithId]>)
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const addMessage = async (state: MessageState) => {
    const message_id = await insert('message', {
      project_id,
      type: MessageType.message,
      state,
      title: name,
      message: 'Text',
      user_id: project.users.admin,
      service_id: null,
      service_request_id: null,
      created_at,
      published_at: state === MessageState.published ? created_at : null,
    });
    const row = { project_id, message_id, device_id, viewed_at: null };
    await db.insertInto('message_device').values(row).execute();
    return message_id;
  };

  const userId = await insert('app_user', {
    project_id,
    username: name,
    username_key: name,
    user_type: UserType.operator,
    lang: 'en',
    // A fuzzed call may rename the user and sign in.
    password_hash: await hashedPassword(),
    created_at,
    deleted_at: null,
  });
  const id_hash = tokenHash(`session of ${name} in ${project_id}`);
  await db
    .insertInto('session')
    .values({
      id_hash,
      user_id: userId,
      created_at,
      last_seen_at: created_at,
      expires_at: '2999-01-01T00:00:00.000Z',
      user_agent: null,
      address: '127.0.0.1',
    })
    .execute();
  const serviceId = await insert('service', {
    project_id,
    service_name: name,
    icon_id: 101,
    bg_color: '#000000',
    created_at,
    deleted_at: null,
  });
  await insert('device', {
    project_id,
    serial_id: name,
    name,
    key_hash: tokenHash(name),
    created_at,
  });
  await db
    .insertInto('audit_entry')
    .values({
      project_id,
      created_at,
      actor_kind: 'command_line',
      action: 'device.created',
      subject_kind: 'device',
      subject_id: device_id,
      subject_name: name,
      count: 1,
      changes: '[]',
    })
    .execute();
  const requestId = await insert('service_request', {
    project_id,
    state_id: RequestState.waiting,
    service_id: serviceId,
    device_id,
    service_date: created_at,
    created_at,
  });
  return {
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

const UNUSED_ID = 2_000_000_000;

/** Ids that do not exist. */
export const MISSING: Target = {
  projectId: UNUSED_ID,
  userId: UNUSED_ID,
  sessionId: '0'.repeat(32),
  username: 'missing',
  serviceId: UNUSED_ID,
  requestId: UNUSED_ID,
  draftId: UNUSED_ID,
  publishedId: UNUSED_ID,
  serial: 'missing',
};
