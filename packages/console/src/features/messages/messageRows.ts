import type { Message } from '@concierge/contract/messages';
import type { MessageRow } from '@concierge/ui';
import { formatLocalTime, formatLocalTimeOrNull } from '../../lib/i18n/formatTime.ts';

/** A message as the table and the details draw it: times as text, in the browser's timezone. */
export function toMessageRow(message: Message, zone?: string): MessageRow {
  return {
    message_id: message.message_id,
    type: message.type,
    title: message.title,
    message: message.message,
    state: message.state,
    username: message.username,
    service_name: message.service_name,
    icon_path: message.icon_path,
    created_date: formatLocalTime(message.created_date, zone),
    published_at: formatLocalTimeOrNull(message.published_at, zone),
    device_count: message.device_count,
    selected_devices: message.selected_devices.map(({ serial_id, name, viewed_at }) => ({
      serial_id,
      name,
      viewed_at: formatLocalTimeOrNull(viewed_at, zone),
    })),
  };
}

const drawn = new WeakMap<Message, MessageRow>();

/** `toMessageRow` that gives a message that did not change the same row again. */
export function rowOf(message: Message): MessageRow {
  const known = drawn.get(message);
  if (known) return known;
  const row = toMessageRow(message);
  drawn.set(message, row);
  return row;
}
