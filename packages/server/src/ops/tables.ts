import type { Database } from '../database/schema.ts';

type TableName = keyof Database;

interface StoredTable {
  name: TableName;
  /** The primary key: rows are read, compared and summed in its order. */
  key: readonly string[];
}

/** Every table, each after those it references. A test fails when a new one is missing here. */
export const STORED_TABLES: readonly StoredTable[] = [
  { name: 'meta', key: ['key'] },
  { name: 'project', key: ['id'] },
  { name: 'app_user', key: ['id'] },
  { name: 'session', key: ['id_hash'] },
  { name: 'ended_session', key: ['id_hash'] },
  { name: 'sign_in_attempt', key: ['key'] },
  { name: 'service', key: ['id'] },
  { name: 'user_service', key: ['user_id', 'service_id'] },
  { name: 'device', key: ['id'] },
  { name: 'stay', key: ['id'] },
  { name: 'service_request', key: ['id'] },
  {
    name: 'report_total',
    key: ['project_id', 'kind', 'day', 'key', 'state_id', 'by_guest', 'to_approve', 'to_finish'],
  },
  { name: 'request_history', key: ['id'] },
  { name: 'request_hand_over', key: ['id'] },
  { name: 'staff_note', key: ['id'] },
  { name: 'message', key: ['id'] },
  { name: 'message_device', key: ['message_id', 'device_id'] },
  { name: 'push_subscription', key: ['id'] },
  { name: 'idempotency_key', key: ['project_id', 'owner', 'key'] },
  { name: 'event', key: ['project_id', 'seq'] },
  { name: 'audit_entry', key: ['id'] },
];

/** Tables whose ids the database generates. */
export const NUMBERED_TABLES = STORED_TABLES.filter(({ key }) => key[0] === 'id').map(
  ({ name }) => name,
);
