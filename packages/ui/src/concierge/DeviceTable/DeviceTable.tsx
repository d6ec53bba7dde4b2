'use client';

import { useMemo, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { ROW, twoLineCards } from '../../components/DataTable/rowCards.ts';
import { TableBase } from '../../components/DataTable/TableBase.tsx';
import { t } from '../../foundations/t.generated.ts';
import { signStyle } from '../markSigns.tsx';
import { deviceColumns } from './deviceColumns.tsx';
import type { DeviceTableProps } from './deviceTableTypes.ts';

export type {
  DeviceAction,
  DeviceRow,
  DeviceTableLabels,
  DeviceTableProps,
} from './deviceTableTypes.ts';

/** Name, group, state, report, last request, open requests, actions. Since when it is offline is in the second line. */
const CARDS = `
  ${twoLineCards(['title', 'subtitle', 'end', 'subtitle', 'hidden', 'meta', 'action'], '56px')}
  ${ROW} > :first-child > * { display: inline; }
  ${ROW} > :first-child > * > :nth-child(2) { margin-inline-start: ${t.space[2]}; }
  ${ROW} > :nth-child(3), ${ROW} > :nth-child(3) > * { display: contents; }
  ${ROW} > :nth-child(3) > * > :first-child { order: 2; }
  ${ROW} > :nth-child(3) > * > :nth-child(2) { order: 4; }
  ${ROW} > :nth-child(2):not(:has([data-part='None'])) ~ :nth-child(3) > * > :nth-child(2)::before { content: '· ' / ''; }
  ${ROW} > :nth-child(6)::before { content: attr(data-label) ': ' / ''; }
  ${ROW} > :nth-child(6) > a { margin: -4px -10px; padding: 4px 10px; }
  ${ROW} > :nth-child(6):not(:has(a)) { display: none; }
`;

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
      cardLayout={CARDS}
      rows={devices}
      rowKey={({ id }) => id}
      label={labels.table}
      loadingLabel={labels.loading}
    />
  );
}

/** Columns keep their widths whatever is in them, so that nothing moves when the rows load; headings wrap. */
const Root = styled(TableBase)`
  @layer concierge.components {
    && [data-part='Table'] {
      table-layout: fixed;
    }
    &&& th {
      white-space: normal;
    }
    ${signStyle}
  }
` as typeof TableBase;
