import { useMemo, type ReactElement, type ReactNode } from 'react';
import { DataTable } from '../../components/DataTable/index.ts';
import type { PropsOver } from '../../internal/props.ts';
import { serviceColumns } from './serviceColumns.tsx';

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

export type ServiceTableProps<Row extends ServiceRow = ServiceRow> = PropsOver<
  'div',
  {
    services: readonly Row[];
    onEdit: (service: Row) => void;
    onDelete: (service: Row) => void;
    labels: ServiceTableLabels;
    /** Whether the buttons are there. Default `true`. */
    canManage?: boolean | undefined;
    loading?: boolean | undefined;
    /** Fresh rows are on their way while these stay. */
    busy?: boolean | undefined;
    /** Stands in place of the rows when they could not be had. */
    error?: ReactNode;
    /** Stands in place of the rows when there are none, for example the no-cards warning (G1). */
    empty: ReactNode;
    children?: never;
  }
>;

const NOT_SORTABLE = { sortAscending: '', sortDescending: '', notSorted: '' };

/** The services of a project, each with edit and delete (G1). */
export function ServiceTable<Row extends ServiceRow>({
  services,
  onEdit,
  onDelete,
  labels,
  canManage = true,
  ...rest
}: ServiceTableProps<Row>): ReactElement {
  const columns = useMemo(
    () => serviceColumns({ labels, canManage, onEdit, onDelete }),
    [labels, canManage, onEdit, onDelete],
  );

  return (
    <DataTable
      {...rest}
      columns={columns}
      rows={services}
      rowKey={({ id }) => id}
      label={labels.table}
      labels={NOT_SORTABLE}
      loadingLabel={labels.loading}
    />
  );
}
