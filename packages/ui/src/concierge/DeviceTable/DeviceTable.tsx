'use client';

import { useMemo, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import { signStyle } from '../markSigns.tsx';
import { deviceColumns } from './deviceColumns.tsx';
import type { DeviceTableProps } from './deviceTableTypes.ts';

export type {
  DeviceAction,
  DeviceRow,
  DeviceTableLabels,
  DeviceTableProps,
} from './deviceTableTypes.ts';

/**
 * The devices of a project: whether each is online, what it reported, its open requests, and what the user
 * can do with it. In a narrow place rows are cards.
 */
export function DeviceTable({
  devices,
  actions,
  onAction,
  labels,
  ...rest
}: DeviceTableProps): ReactElement {
  const columns = useMemo(
    () => deviceColumns({ labels, actions, onAction }),
    [labels, actions, onAction],
  );
  return (
    <Root
      {...rest}
      columns={columns}
      rows={devices}
      rowKey={({ id }) => id}
      label={labels.table}
      loadingLabel={labels.loading}
    />
  );
}

/** Columns keep their widths whatever is in them, so that nothing moves when the rows load; headings wrap. */
const Root = styled(DataTable)`
  @layer concierge.components {
    && [data-part='Table'] {
      table-layout: fixed;
    }
    &&& th {
      white-space: normal;
    }
    ${signStyle}
  }
` as typeof DataTable;
