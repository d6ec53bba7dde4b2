import type { MessageRow } from '@concierge/ui';
import type { Message } from '@concierge/contract/messages';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { lastOffset } from '../../lib/listAddress.ts';
import type { Problem } from '../../lib/problem.ts';
import { useListAddress, type ChangeAddress } from '../../lib/useListAddress.ts';
import { messageListKey, readMessageListCall, type MessageListCall } from './messageListAddress.ts';
import { rowOf } from './messageRows.ts';
import { messagesLeft, messagesRequested, selectMessageList } from './messagesSlice.ts';

interface MessageListView {
  call: MessageListCall;
  messages: readonly Message[];
  /** The same messages as the table draws them. */
  rows: readonly MessageRow[];
  totalCount: number;
  loading: boolean;
  problem: Problem | null;
  change: ChangeAddress;
  retry: () => void;
}

const NO_MESSAGES: readonly Message[] = [];

/** The messages the address bar asks for. Leaving the page lets go of them. */
export function useMessageList(): MessageListView {
  const dispatch = useDispatch();
  const { params, change } = useListAddress();
  const call = readMessageListCall(params);
  const key = messageListKey(call);
  const list = useSelector(selectMessageList);
  const mine = list.call !== null && messageListKey(list.call) === key;
  const loading = !mine || list.isLoading;
  const messages = mine ? list.rows : NO_MESSAGES;

  const request = useEffectEvent((_key: string) => void dispatch(messagesRequested(call)));
  useEffect(() => request(key), [key]);
  useEffect(() => () => void dispatch(messagesLeft()), [dispatch]);

  const beyondEnd = !loading && messages.length === 0 && call.offset > 0 && list.totalCount > 0;
  const stepBack = useEffectEvent(() => {
    const offset = lastOffset(list.totalCount, call.limit);
    change({ offset: offset === 0 ? null : offset }, { replace: true });
  });
  useEffect(() => {
    if (beyondEnd) stepBack();
  }, [beyondEnd]);

  return {
    call,
    messages,
    rows: useMemo(() => messages.map(rowOf), [messages]),
    totalCount: mine ? list.totalCount : 0,
    loading,
    problem: mine ? list.problem : null,
    change,
    retry: () => dispatch(messagesRequested(call)),
  };
}
