'use client';

import { useMemo, type ReactElement } from 'react';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import { auditColumns } from './auditColumns.tsx';
import type { AuditTableProps } from './auditTableTypes.ts';

export type { AuditRow, AuditTableLabels, AuditTableProps } from './auditTableTypes.ts';

/** Who did what to what, and from where, in the order given: the newest first. */
export function AuditTable({ entries, labels, ...rest }: AuditTableProps): ReactElement {
  const columns = useMemo(() => auditColumns(labels), [labels]);
  return (
    <DataTable
      {...rest}
      columns={columns}
      rows={entries}
      rowKey={({ id }) => id}
      label={labels.table}
      loadingLabel={labels.loading}
    />
  );
}
