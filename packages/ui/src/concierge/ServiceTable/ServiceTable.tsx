'use client';

import { useMemo, type ReactElement } from 'react';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import { serviceColumns } from './serviceColumns.tsx';
import type { ServiceRow, ServiceTableProps } from './serviceTableTypes.ts';

export type { ServiceRow, ServiceTableLabels, ServiceTableProps } from './serviceTableTypes.ts';

/** The services of a project, each with edit and delete. */
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
      loadingLabel={labels.loading}
    />
  );
}
