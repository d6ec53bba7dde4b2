export { MessageTable, type MessageTableLabels, type MessageTableProps } from './MessageTable.tsx';
export type {
  MessageColumn,
  MessageRow,
  MessageSort,
  MessageSortColumn,
  MessageState,
  MessageType,
} from './messageRow.ts';
