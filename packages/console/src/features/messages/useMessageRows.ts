import type { MessageRow } from '@concierge/ui/concierge/MessageTable';
import { useSelector } from 'react-redux';
import { useListAddress } from '../../lib/list/useListAddress.ts';
import { useListOnScreen, useTableRows } from '../../lib/list/useListOnScreen.ts';
import { readMessageListCall } from './messageQuery.ts';
import { toMessageRow } from './messageRows.ts';
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
  const rows: readonly MessageRow[] = useTableRows(messages, toMessageRow);
  return { ...shown, call, change, messages, rows };
}
