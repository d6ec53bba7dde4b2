import type { Message } from '@concierge/contract/messages';
import type { MessageRow } from '@concierge/ui';
import { formatLocalTime } from '../../lib/i18n/localTime.ts';

/** A message as the table and the details render it: times as text, in the browser's timezone. */
export function toMessageRow(message: Message, zone?: string): MessageRow {
  const timeOrNull = (at: string | null) => at && formatLocalTime(at, zone);
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
    published_at: timeOrNull(message.published_at),
    device_count: message.device_count,
    selected_devices: message.selected_devices.map(({ serial_id, name, viewed_at }) => ({
      serial_id,
      name,
      viewed_at: timeOrNull(viewed_at),
    })),
  };
}
