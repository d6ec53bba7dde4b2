import type { Message } from '@concierge/contract/messages';
import { formatBrowserTime } from '@concierge/contract/times';
import type { MessageRow } from '@concierge/ui/concierge';
import { useSelector } from 'react-redux';
import { useListAddress } from '../../lib/list/useListAddress.ts';
import { useListOnScreen, useTableRows } from '../../lib/list/useListOnScreen.ts';
import { readMessageListCall } from './messageQuery.ts';
import { messagesLeft, messagesRequested, selectMessageList } from './messagesSlice.ts';

/** The messages the address bar asks for, as they are and as the table renders them. */
export function useMessageRows() {
  const { params, change } = useListAddress();
  const call = readMessageListCall(params);
  const { rows: messages, ...shown } = useListOnScreen({
    call,
    list: useSelector(selectMessageList),
    change,
    requested: messagesRequested,
    left: messagesLeft,
  });
  return { ...shown, call, change, messages, rows: useTableRows(messages, toMessageRow) };
}

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
