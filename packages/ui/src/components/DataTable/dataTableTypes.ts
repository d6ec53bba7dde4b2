import type { ReactNode, Ref } from 'react';
import type { ElementProps } from '../../internal/props.ts';

export interface DataTableColumn<Row> {
  id: string;
  /** Heading, in the card layout also the label of the value. */
  header: string;
  /** Explains the heading, for example the timezone of its times: a tooltip, and the heading's description. */
  headerHint?: string | undefined;
  /** Renders the value. Runs only when its row, its tick or the columns change. */
  cell: (row: Row) => ReactNode;
  sortable?: boolean | undefined;
  /** Where cells and heading are aligned. Default `start`. */
  align?: 'start' | 'center' | 'end' | undefined;
  /**
   * CSS width of the column. Wider content widens it, except above 100 rows: there it is exact, and
   * columns without a width share the rest, at least 120 px each.
   */
  width?: string | undefined;
  /**
   * Smallest width, a CSS length; `cqi` is a hundredth of the table's container. Where it is as wide as the
   * content can become, and all columns but one have a width, columns keep their position while rows come and
   * go.
   */
  minWidth?: string | undefined;
  /** Names the row: its cell is a row header and the title of the card. */
  primary?: boolean | undefined;
  /** Less prominent than the other values of the row, such as a date. */
  muted?: boolean | undefined;
  /** Keeps the heading for screen readers only, for example over buttons. */
  hideLabel?: boolean | undefined;
}

export interface DataTableSort {
  column: string;
  direction: 'ASC' | 'DESC';
}

/** What a sort button announces after its heading. */
export interface DataTableLabels {
  sortAscending: string;
  sortDescending: string;
  notSorted: string;
}

/** Which row, seen from the one that has the focus. Where none has it, all mean the first. */
export type RowStep = 'first' | 'previous' | 'next' | 'last';

/** What keys of a page do with the rows. */
export interface DataTableActions {
  /** The key of the row that has the keyboard focus, `null` for none. */
  activeRow: () => string | number | null;
  /** Moves the focus to the main button or link of another row. Returns whether there is one. */
  focusRow: (step: RowStep) => boolean;
}

/**
 * What someone does with the rows. When the row that has the focus is removed, the focus moves to the one at
 * the same place.
 */
export interface RowFocusProps {
  /** Gets what keys of the page do with the rows. */
  actionsRef?: Ref<DataTableActions> | undefined;
  /**
   * The pointer, the keyboard's focus or a selection came to the rows (`true`) or left them: new rows may wait
   * meanwhile. With it, a press on a row that has just moved under the pointer is ignored.
   */
  onInteractionChange?: ((interacting: boolean) => void) | undefined;
  /** The row that had the focus is removed and none is left: move the focus to what comes next. */
  onRowsGone?: (() => void) | undefined;
}

/** Names of the checkboxes. */
export interface SelectionLabels {
  /** Of the one in the heading: 'Select all on this page'. */
  all: string;
  /** Of the one in a row, where the row's primary cell follows: 'Select', for 'Select Room 101'. */
  row: string;
}

/**
 * Rows with a checkbox. Only a row that is shown is ticked: when it goes, or becomes one that cannot be ticked, its
 * key is reported away.
 */
export interface SelectionProps<Row> {
  /** Gives each row a checkbox, and the heading one for all. */
  selectionLabels?: SelectionLabels | undefined;
  /** Keys of the ticked rows, where the caller keeps them. */
  selectedRows?: ReadonlyArray<string | number> | undefined;
  /** Keys of the rows that are ticked at first, where the table keeps them. */
  defaultSelectedRows?: ReadonlyArray<string | number> | undefined;
  /** Gets the keys of all ticked rows, in the order of the rows. */
  onSelectedRowsChange?: ((keys: Array<string | number>) => void) | undefined;
  /** Which rows can be ticked. Default all. Keep its identity while nothing changes. */
  selectable?: ((row: Row) => boolean) | undefined;
  /** What went wrong with a row, for example why it was refused: a line under it, and the description of its checkbox. */
  rowError?: ((row: Row) => string | undefined) | undefined;
}

/** What a table shows besides its rows, or in their place. */
export interface TableStates {
  /** The first load: skeleton rows are shown. */
  loading?: boolean | undefined;
  /** Shown in place of the rows when loading failed. */
  error?: ReactNode;
  /** The rows are being reloaded and stay meanwhile: a thin line shows if it takes longer than 400 ms. */
  pending?: boolean | undefined;
}

/** `className`, `style`, `id`, `data-*`, `aria-*` and `ref` go to the root around the table. */
export interface DataTableProps<Row>
  extends ElementProps<'div', 'children'>, RowFocusProps, SelectionProps<Row>, TableStates {
  /**
   * Keep the identity while nothing changes: rows re-render only when it does. A hidden column is one that is left
   * out: focus and scroll stay.
   */
  columns: ReadonlyArray<DataTableColumn<Row>>;
  /** Keep the identity of rows that did not change. */
  rows: ReadonlyArray<Row>;
  /** Identifies a row. Keep its identity. */
  rowKey: (row: Row) => string | number;
  /** Accessible name of the table. */
  label: string;
  /** How the rows are sorted, `null` for not at all. */
  sort?: DataTableSort | null | undefined;
  /** A sorter was pressed: load the rows in this order. */
  onSortChange?: ((sort: DataTableSort) => void) | undefined;
  /** What the sorters announce. Needed with `onSortChange`. */
  labels?: DataTableLabels | undefined;
  /** Read out while loading. Needed with `loading`. */
  loadingLabel?: string | undefined;
  /** How many skeleton rows. Default 5; as many as are expected keep what is below the table in place. */
  skeletonRows?: number | undefined;
  /** Shown in place of the rows when there are none; only a table with fixed rows needs nothing for it. */
  empty?: ReactNode;
  /** Keys of rows that have just come or changed: they are tinted. */
  freshRows?: ReadonlyArray<string | number> | undefined;
  /**
   * The rows are one tab stop: arrow keys, Home and End move between them, Tab goes through the buttons and
   * links of the current row. For lists that are worked through row by row. Default `false`.
   */
  rovingRows?: boolean | undefined;
}
