import type { ReactNode } from 'react';
import type {
  DataTableLabels,
  RowFocusProps,
  TableStates,
} from '../../components/DataTable/DataTable.tsx';
import type { ElementProps } from '../../internal/props.ts';
import type { DeviceTagsLabels } from '../DeviceTags/DeviceTags.tsx';
import type {
  MessageColumn,
  MessageRow,
  MessageSort,
  MessageState,
  MessageType,
} from './messageRow.ts';

export interface MessageTableLabels {
  /** Accessible name of the table. */
  table: string;
  columns: Record<MessageColumn, string>;
  /** 1 draft, 2 published. */
  states: Record<MessageState, string>;
  /** 1 message, 2 invoice. */
  types: Record<MessageType, string>;
  /** Read out where a message has no service or no operator any more; a dash is shown. */
  none: string;
  /** Names of the row's buttons. */
  details: (title: string) => string;
  edit: (title: string) => string;
  publish: (title: string) => string;
  devices: DeviceTagsLabels;
  /** How many of its devices showed a published message: 'N of M viewed'. */
  viewedCount: (viewed: number, total: number) => string;
  sort: DataTableLabels;
  /** Read out while loading. */
  loading: string;
}

export interface MessageTableProps<Row extends MessageRow = MessageRow>
  extends ElementProps<'div', 'children'>, RowFocusProps, TableStates {
  /** The messages and invoices of the page. */
  rows: ReadonlyArray<Row>;
  /** Which columns, in this order. Default: all. */
  columns?: readonly MessageColumn[] | undefined;
  /** How the rows are sorted, `null` for not at all. */
  sort: MessageSort | null;
  /**
   * A sorter was pressed: load the rows in this order. Without it the headings are no buttons, for where the
   * order is chosen elsewhere.
   */
  onSortChange?: ((sort: MessageSort) => void) | undefined;
  /** Details of a published message. */
  onDetails: (row: Row) => void;
  /** Edit of a draft. */
  onEdit: (row: Row) => void;
  /** Publish was pressed: ask for confirmation with the device count. */
  onPublish: (row: Row) => void;
  /** 'See N more' devices. Default: `onDetails` for a published message, `onEdit` for a draft. */
  onMoreDevices?: ((row: Row) => void) | undefined;
  /** Texts, for screen readers too. */
  labels: MessageTableLabels;
  /** Shown in place of the rows when there are none. */
  empty: ReactNode;
}
