'use client';

import { useMemo, type ReactElement } from 'react';
import { twoLineCards } from '../../components/DataTable/rowCards.ts';
import { TableBase } from '../../components/DataTable/TableBase.tsx';
import { auditColumns } from './auditColumns.tsx';
import type { AuditTableProps } from './auditTableTypes.ts';

export type { AuditRow, AuditTableLabels, AuditTableProps } from './auditTableTypes.ts';

/** When, who, what, to what, what changed, from where. */
const CARDS = `
  ${twoLineCards(['end', 'subtitle', 'title', 'subtitle', 'below', 'meta'], '')}
  & > tbody ul { gap: 0; }
`;

/** Who did what to what, and from where, in the order given: the newest first. */
export function AuditTable({ entries, labels, ...rest }: AuditTableProps): ReactElement {
  const columns = useMemo(() => auditColumns(labels), [labels]);
  return (
    <TableBase
      {...rest}
      columns={columns}
      cardLayout={CARDS}
      rows={entries}
      rowKey={({ id }) => id}
      label={labels.table}
      loadingLabel={labels.loading}
    />
  );
}
