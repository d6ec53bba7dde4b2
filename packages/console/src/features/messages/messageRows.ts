import type { Message } from '@concierge/contract/messages';
import { formatBrowserTime } from '@concierge/contract/times';
import type { MessageRow } from '@concierge/ui/concierge/MessageTable';

/** A message as the table and the details render it: times as text, in the browser's timezone. */
export function toMessageRow(message: Message): MessageRow {
  const timeOrNull = (at: string | null) => at && formatBrowserTime(at);
  return {
    ...message,
    created_date: formatBrowserTime(message.created_date),
    published_at: timeOrNull(message.published_at),
    selected_devices: message.selected_devices.map((device) => ({
      ...device,
      viewed_at: timeOrNull(device.viewed_at),
    })),
  };
}
