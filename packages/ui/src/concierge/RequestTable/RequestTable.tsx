import { useMemo, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import { stencil } from '../../components/ServiceIcon/stencil.ts';
import { t } from '../../foundations/t.generated.ts';
import { deviceButtonStyle } from './DeviceButton.tsx';
import { requestColumns } from './requestColumns.tsx';
import { statusButtonStyle } from './StatusButton.tsx';
import type { RequestRow, RequestTableProps } from './requestTableTypes.ts';

const rowKey = (row: RequestRow) => row.id;

/** Service requests with their states (D1, D3–D5). The status button opens the reply. */
export function RequestTable({
  rows,
  columns,
  sortable,
  onStatusClick,
  labels,
  ...rest
}: RequestTableProps): ReactElement {
  const tableColumns = useMemo(
    () => requestColumns({ columns, sortable, labels, onStatusClick }),
    [columns, sortable, labels, onStatusClick],
  );
  return (
    <Root
      {...rest}
      columns={tableColumns}
      rows={rows}
      rowKey={rowKey}
      label={labels.table}
      labels={labels}
      loadingLabel={labels.loading}
    />
  );
}

/**
 * The cells hold plain elements that are styled from here: with a styled component in each, 50 rows took a
 * third longer to mount and twice the memory. Only words that do not fit a line are broken, so that no
 * column is squeezed to single letters.
 */
const Root = styled(DataTable)`
  td,
  th {
    overflow-wrap: break-word;
  }
  td > [data-part='None'] {
    color: ${t.color.textMuted};
  }
  td > [data-part='Note'] {
    display: -webkit-box;
    max-inline-size: 52ch;
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  td > [data-part='Service'] {
    display: flex;
    align-items: baseline;
    gap: ${t.space[2]};
  }
  td > [data-part='Service']::before {
    content: '';
    flex: none;
    align-self: center;
    inline-size: 16px;
    block-size: 16px;
    color: ${t.color.textMuted};
    ${stencil}
  }
  [data-component='StatusButton'] {
    ${statusButtonStyle}
  }
  [data-many] [data-component='StatusButton'] {
    white-space: normal;
  }
  [data-component='DeviceButton'] {
    ${deviceButtonStyle}
  }
` as typeof DataTable;
