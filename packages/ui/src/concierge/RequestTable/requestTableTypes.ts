import type { ReactNode } from 'react';
import type {
  DataTableLabels,
  DataTableSort,
  RowFocusProps,
  SelectionProps,
  TableStates,
} from '../../components/DataTable/DataTable.tsx';
import type { ElementProps } from '../../internal/props.ts';
import type { Mark } from '../markSigns.tsx';
import type { RequestAge } from './ageModel.ts';
import type { RequestState } from './requestState.ts';

/** A request as the table shows it. Dates come formatted. */
export interface RequestRow {
  id: number;
  state: RequestState;
  service_name: string;
  /** Path of the icon's image. */
  service_icon: string;
  /** The service's color, `#rrggbb`. Without it its tile is neutral. */
  service_color?: string | undefined;
  service_date: string;
  /** The service date as an ISO timestamp, for its age. */
  service_at: string;
  device_name: string;
  /** What is particular about it: signs beside its device, e.g. 'Do not disturb', and words below it. */
  marks?: ReadonlyArray<Mark> | undefined;
  note: string | null;
  approved_by_name: string | null;
  approved_at: string | null;
  canceled_by_name: string | null;
  canceled_at: string | null;
  completed_by_name: string | null;
  completed_at: string | null;
  /** How long it took, e.g. 'Took 10 min + 55 min'. Shown below the last time the table has. */
  took?: string | undefined;
  /**
   * Whether the user may act on the request, may not, or canceled it. Every row opens: where the status
   * button is disabled, by its device.
   */
  status_button: 'open' | 'disabled' | 'canceled';
  /** Whether the user may approve it now. */
  can_approve?: boolean | undefined;
  /** Whether the user may complete it now. */
  can_complete?: boolean | undefined;
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
  /** Explains the column of service dates, e.g. 'Service date in UTC'. */
  serviceDateHint: string;
  /** The timezone of service dates, after a date: 'UTC'. */
  utc: string;
  /** Accessible name of the device that opens the reply; it contains the device's name: 'Reply to Room 101'. */
  reply: (row: RequestRow) => string;
  /** Accessible name of the device where the user may not act: 'View request from Room 101'. */
  view: (row: RequestRow) => string;
  /** Accessible name of the status button, beginning with the shown state: 'Waiting – reply to Room 101'. */
  replyInState: (row: RequestRow, state: string) => string;
  /** On the disabled button of a request the user canceled. */
  canceledByYou: string;
  /** Why that button is disabled. */
  canceledByYouHint: string;
  /** Why the button of a request is disabled that another user approved. */
  heldByOther: string;
  /** On the button that approves a request from its row. */
  approve: string;
  /** Accessible name of that button, beginning with its text: 'Approve – Room 101'. */
  approveRequest: (row: RequestRow) => string;
  /** On the button that completes a request from its row. */
  complete: string;
  /** Accessible name of that button, beginning with its text: 'Complete – Room 101'. */
  completeRequest: (row: RequestRow) => string;
}

/** `className`, `style`, `id`, `data-*`, `aria-*` and `ref` go to the root around the table. */
export interface RequestTableProps
  extends ElementProps<'div', 'children'>, RowFocusProps, SelectionProps<RequestRow>, TableStates {
  /** The requests of the page. Keep the identity of those that did not change. */
  rows: ReadonlyArray<RequestRow>;
  /** Which columns, in this order. */
  columns: ReadonlyArray<RequestColumn>;
  /** Columns with a sorter. Default all. */
  sortable?: readonly RequestColumn[] | undefined;
  /** How the rows are sorted, `null` for not at all. */
  sort?: DataTableSort | null | undefined;
  /** A sorter was pressed: load the rows in this order. */
  onSortChange?: ((sort: DataTableSort) => void) | undefined;
  /** Shows how long ago a request was made beside its service date. Keep the identity. */
  age?: RequestAge | undefined;
  /**
   * A row was pressed, its status button, or its device where that is disabled or absent: open the reply.
   * Keep its identity while nothing changes.
   */
  onStatusClick: (row: RequestRow) => void;
  /** Shows a button that approves in each row that allows it. Keep its identity. */
  onApprove?: ((row: RequestRow) => void) | undefined;
  /** Shows a button that completes in each row that allows it. Keep its identity. */
  onComplete?: ((row: RequestRow) => void) | undefined;
  /** Keep the identity while nothing changes. */
  labels: RequestTableLabels;
  /** How many rows are expected meanwhile. Default 5. */
  skeletonRows?: number | undefined;
  /** Ids of requests that have just come or changed: their rows are tinted. */
  freshRows?: readonly number[] | undefined;
  /** The rows are one tab stop, with the arrow keys between them: see `DataTable`. Default `false`. */
  rovingRows?: boolean | undefined;
  /** Shown in place of the rows when there are none. */
  empty: ReactNode;
}
