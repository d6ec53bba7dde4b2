import type { ReactNode } from 'react';
import type { DataTableLabels, DataTableSort } from '../../components/DataTable/index.ts';
import type { ElementProps } from '../../internal/props.ts';
import type { RequestState } from './requestState.ts';

/** A request as the table shows it. Dates come formatted. */
export interface RequestRow {
  id: number;
  state: RequestState;
  service_name: string;
  /** Path of the icon's image. */
  service_icon: string;
  service_date: string;
  device_name: string;
  note: string | null;
  approved_by_name: string | null;
  approved_at: string | null;
  canceled_by_name: string | null;
  canceled_at: string | null;
  completed_by_name: string | null;
  completed_at: string | null;
  /** Whether the user may open the reply, may not, or canceled this request (D5). */
  status_button: 'open' | 'disabled' | 'canceled';
}

export type RequestColumn =
  | 'status'
  | 'service_date'
  | 'device_name'
  | 'service_name'
  | 'note'
  | 'approved_by_name'
  | 'approved_at'
  | 'canceled_by_name'
  | 'canceled_at'
  | 'completed_by_name'
  | 'completed_at';

export interface RequestTableLabels extends DataTableLabels {
  /** Accessible name of the table. */
  table: string;
  /** Read out while loading. */
  loading: string;
  columns: Readonly<Record<RequestColumn, string>>;
  states: Readonly<Record<RequestState, string>>;
  /** Explains the column of service dates, e.g. 'Service date in UTC' (D11). */
  serviceDateHint: string;
  /** Accessible name of the device that opens the reply; it contains the device's name: 'Reply to Room 101'. */
  reply: (row: RequestRow) => string;
  /** Accessible name of the status button, beginning with the shown state: 'Waiting – reply to Room 101'. */
  replyInState: (row: RequestRow, state: string) => string;
  /** On the disabled button of a request the user canceled. */
  canceledByYou: string;
  /** Why the button of a request is disabled that another user approved. */
  heldByOther: string;
}

/** `className`, `style`, `id`, `data-*`, `aria-*` and `ref` go to the root around the table. */
export interface RequestTableProps extends ElementProps<'div', 'children'> {
  /** The requests of the page. Keep the identity of those that did not change. */
  rows: ReadonlyArray<RequestRow>;
  /** Which columns, in this order (D1). */
  columns: ReadonlyArray<RequestColumn>;
  /** Columns with a sorter. Default all. */
  sortable?: readonly RequestColumn[] | undefined;
  /** How the rows are sorted, `null` for not at all. */
  sort?: DataTableSort | null | undefined;
  /** A sorter was pressed: load the rows in this order. */
  onSortChange?: ((sort: DataTableSort) => void) | undefined;
  /**
   * A status button was pressed, or the device of a row without one: open the reply. Keep its
   * identity while nothing changes.
   */
  onStatusClick: (row: RequestRow) => void;
  /** Keep the identity while nothing changes. */
  labels: RequestTableLabels;
  /** The first load. */
  loading?: boolean | undefined;
  /** The rows are being reloaded and stay meanwhile. */
  busy?: boolean | undefined;
  /** Ids of requests that have just come or changed: their rows are tinted. */
  freshRows?: readonly number[] | undefined;
  /** Shown in place of the rows when loading failed. */
  error?: ReactNode;
  /** Shown in place of the rows when there are none. */
  empty: ReactNode;
}
