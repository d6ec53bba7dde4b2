import type { RowFocusProps, TableStates } from '../../components/DataTable/DataTable.tsx';
import type { ReactNode } from 'react';
import type { ElementProps } from '../../internal/props.ts';

/** A service as the table shows it. */
export interface ServiceRow {
  id: number;
  service_name: string;
  /** Path of the image. */
  full_path: string;
  /** `#rrggbb` */
  bg_color: string;
}

export interface ServiceTableLabels {
  /** Accessible name of the table. */
  table: string;
  name: string;
  actions: string;
  /** Names of the row's buttons. */
  edit: (name: string) => string;
  delete: (name: string) => string;
  /** Read out while loading. */
  loading: string;
}

export interface ServiceTableProps<Row extends ServiceRow = ServiceRow>
  extends ElementProps<'div', 'children'>, RowFocusProps, TableStates {
  /** The services of the project. */
  services: ReadonlyArray<Row>;
  /** The pencil of a row was pressed. */
  onEdit: (service: Row) => void;
  /** The bin of a row was pressed: ask before deleting. */
  onDelete: (service: Row) => void;
  /** Texts, for screen readers too. */
  labels: ServiceTableLabels;
  /** Whether the buttons are there. Default `true`. */
  canManage?: boolean | undefined;
  /** Shown in place of the rows when there are none, for example the no-cards warning. */
  empty: ReactNode;
}
