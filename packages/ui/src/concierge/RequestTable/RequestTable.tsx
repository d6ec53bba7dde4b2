import { useMemo, type ReactElement } from 'react';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import { requestColumns } from './requestColumns.tsx';
import type { RequestRow, RequestTableProps } from './requestTableTypes.ts';

const rowKey = (row: RequestRow) => row.id;

/** Service requests with their states (D1, D3–D5). The status button leads to the reply. */
export function RequestTable({
  rows,
  columns,
  sortable,
  onStatusClick,
  labels,
  ...rest
}: RequestTableProps): ReactElement {
  const wanted = useMemo(
    () => requestColumns({ columns, sortable, labels, onStatusClick }),
    [columns, sortable, labels, onStatusClick],
  );
  return (
    <DataTable
      {...rest}
      columns={wanted}
      rows={rows}
      rowKey={rowKey}
      label={labels.table}
      labels={labels}
      loadingLabel={labels.loading}
    />
  );
}
