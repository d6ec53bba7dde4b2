export { MessageTable } from './MessageTable.tsx';
export type {
  MessageColumn,
  MessageRow,
  MessageSort,
  MessageSortColumn,
  MessageState,
  MessageType,
} from './messageRow.ts';
export type { MessageTableLabels, MessageTableProps } from './messageTableTypes.ts';
