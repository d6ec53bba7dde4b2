import type { EventFrame, LiveEventName } from '@concierge/contract/live';
import { ServiceRequest } from '@concierge/contract/requests';
import { Service } from '@concierge/contract/services';

/** The ids of each kind of event: with `reloadState`, all that clients of the first protocol know. */
export const EVENT_IDS: Record<LiveEventName, readonly string[]> = {
  'request.created': ['id', 'service_id', 'state_id'],
  'request.changed': ['id', 'service_id', 'state_id', 'changed_by'],
  'message.created': ['message_id'],
  'message.changed': ['message_id'],
  'message.published': ['message_id'],
  'message.viewed': ['message_id', 'device_serial_id'],
  'service.changed': ['service_id'],
  'user.changed': ['user_id'],
};
/** A thousand consoles get each event. */
export const MAX_EVENT_BYTES = 1_100;

const READER_COLUMNS = ['allowed_states', 'can_note', 'can_message'];
/** What an event tells of a request's row: all that does not depend on who reads it. */
export const EVENT_ROW_COLUMNS = Object.keys(ServiceRequest.properties).filter(
  (column) => !READER_COLUMNS.includes(column),
);

/** Every name that may occur in a frame, at any depth. */
const FIELDS = new Set([
  'event',
  'seq',
  'payload',
  'reloadState',
  'show',
  'title',
  'body',
  'type',
  'icon',
  'changed_by',
  'update',
  'row',
  'before',
  'open',
  'oldest_waiting',
  'waiting',
  'approved',
  'message_id',
  'viewed_at',
  'service',
  'user_id',
  'username',
  ...EVENT_ROW_COLUMNS,
  ...Object.keys(Service.properties),
]);

function fieldsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...fieldsIn(inner)]);
}

/** The names in a frame that no event may have. */
export const unknownFieldsIn = (frame: EventFrame): string[] =>
  fieldsIn(frame).filter((name) => !FIELDS.has(name));
