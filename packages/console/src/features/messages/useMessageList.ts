import type { MessageRow } from '@concierge/ui';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useListAddress } from '../../lib/list/useListAddress.ts';
import { useListOnScreen } from '../../lib/list/useListOnScreen.ts';
import { readMessageListCall } from './messageListAddress.ts';
import { messageListKey } from './messageListKey.ts';
import { rowOf } from './messageRows.ts';
import { messagesLeft, messagesRequested, selectMessageList } from './messagesSlice.ts';

/** The messages the address bar asks for, as they are and as the table draws them. */
export function useMessageList() {
  const { params, change } = useListAddress();
  const call = readMessageListCall(params);
  const { rows: messages, ...shown } = useListOnScreen({
    call,
    list: useSelector(selectMessageList),
    keyOf: messageListKey,
    change,
    requested: messagesRequested,
    left: messagesLeft,
  });
  const rows: readonly MessageRow[] = useMemo(() => messages.map(rowOf), [messages]);
  return { ...shown, call, change, messages, rows };
}
