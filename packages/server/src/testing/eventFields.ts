import type { EventFrame, LiveEventName } from '@concierge/contract/live';
import { ManagedDevice, Stay } from '@concierge/contract/managedDevices';
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
  'request.handed_over': [
    'id',
    'service_id',
    'how',
    'from',
    'from_name',
    'by',
    'by_name',
    'to',
    'to_name',
    'service_name',
    'device_name',
  ],
  'request.noted': ['id', 'note_id'],
  'device.changed': ['device_id', 'device'],
  'devices.changed': ['at', 'online', 'offline'],
};
/** A thousand consoles get each event. */
export const MAX_EVENT_BYTES = 1_100;

const READER_COLUMNS = [
  'allowed_states',
  'can_note',
  'can_message',
  'can_take_over',
  'can_hand_over',
  'can_give_back',
];
const SHARED_COLUMNS = Object.keys(ServiceRequest.properties).filter(
  (column) => !READER_COLUMNS.includes(column),
);
const required: readonly string[] = ServiceRequest.required;
const isRequired = (column: string) => required.includes(column);
/** What an event always tells of a request's row: all that does not depend on who reads it. */
export const EVENT_ROW_COLUMNS = SHARED_COLUMNS.filter(isRequired);
/** What it tells where it applies. */
export const EVENT_ROW_MARKS = SHARED_COLUMNS.filter((column) => !isRequired(column));

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
  'request_id',
  ...EVENT_ROW_COLUMNS,
  ...EVENT_ROW_MARKS,
  ...Object.keys(ManagedDevice.properties),
  ...Object.keys(Stay.properties),
  ...Object.keys(Service.properties),
  ...Object.values(EVENT_IDS).flat(),
]);

function fieldsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(fieldsIn);
  return Object.entries(value).flatMap(([name, inner]) => [name, ...fieldsIn(inner)]);
}

/** The names in a frame that no event may have. */
export const unknownFieldsIn = (frame: EventFrame): string[] =>
  fieldsIn(frame).filter((name) => !FIELDS.has(name));
