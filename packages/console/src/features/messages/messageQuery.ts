import { MESSAGES_PAGE_SIZE } from '@concierge/contract/constants';
import type {
  MessageFilter,
  MessageQuerystring,
  MessageSortColumn,
} from '@concierge/contract/messages';
import { MessageState, MessageType } from '@concierge/contract/messageStates';
import {
  readId,
  readListAddress,
  readOneOf,
  type ListAddress,
} from '../../lib/list/listAddress.ts';

/** What may narrow the message list; also the parameters' names in the address bar. */
export interface MessageFilters {
  state: MessageState | null;
  user_id: number | null;
  device_id: number | null;
  type: MessageType | null;
}
export type MessageFilterName = keyof MessageFilters;

/** Everything that decides which messages are on screen. */
export interface MessageListCall extends ListAddress<MessageSortColumn>, MessageFilters {}

/** What it can be ordered by, the order without a choice first. */
export const MESSAGE_SORT_COLUMNS = [
  'created_date',
  'title',
  'username',
  'state',
] as const satisfies readonly MessageSortColumn[];

/** Reads the message list's call from the address bar. */
export function readMessageListCall(params: URLSearchParams): MessageListCall {
  return {
    ...readListAddress<MessageSortColumn>(params, {
      limit: MESSAGES_PAGE_SIZE,
      columns: MESSAGE_SORT_COLUMNS,
      orderBy: 'created_date',
      direction: 'DESC',
    }),
    state: readOneOf(params, 'state', Object.values(MessageState)),
    type: readOneOf(params, 'type', Object.values(MessageType)),
    user_id: readId(params, 'user_id'),
    device_id: readId(params, 'device_id'),
  };
}

/** The filter object and query parameters of specification §7. */
export function toMessageQuery(call: MessageListCall): {
  filter: MessageFilter;
  query: MessageQuerystring;
} {
  const { limit, offset, orderBy, direction } = call;
  const filter: MessageFilter = {};
  if (call.state !== null) filter['cm.state ='] = call.state;
  if (call.user_id !== null) filter['cm.user_id ='] = call.user_id;
  if (call.type !== null) filter['cm.type ='] = call.type;
  if (call.device_id !== null) filter['device_id ='] = call.device_id;
  return { filter, query: { limit, offset, orderBy, direction } };
}
