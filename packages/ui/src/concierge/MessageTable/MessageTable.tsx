import { useMemo, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { DataTable } from '../../components/DataTable/index.ts';
import { t } from '../../foundations/t.generated.ts';
import { messageColumns } from './messageColumns.tsx';
import { MESSAGE_COLUMNS, isSortableColumn, type MessageRow } from './messageRow.ts';
import type { MessageTableProps } from './messageTableTypes.ts';

/**
 * Messages with their receivers and what can be done with them: details once published, edit and publish
 * before (E1, E3, E4). Keep `labels` and the callbacks stable, so that rows do not re-render.
 */
export function MessageTable<Row extends MessageRow>({
  rows,
  columns = MESSAGE_COLUMNS,
  sort,
  onSortChange,
  onDetails,
  onEdit,
  onPublish,
  onMoreDevices,
  labels,
  ...rest
}: MessageTableProps<Row>): ReactElement {
  const tableColumns = useMemo(
    () => messageColumns(columns, labels, { onDetails, onEdit, onPublish, onMoreDevices }),
    [columns, labels, onDetails, onEdit, onPublish, onMoreDevices],
  );
  return (
    <Table
      {...rest}
      data-keeps-actions={columns.at(-1) === 'actions' || undefined}
      columns={tableColumns}
      rows={rows}
      rowKey={({ message_id }) => message_id}
      label={labels.table}
      sort={sort}
      onSortChange={({ column, direction }) => {
        if (isSortableColumn(column)) onSortChange({ column, direction });
      }}
      labels={labels.sort}
      loadingLabel={labels.loading}
    />
  );
}

/**
 * Beside an open sidebar on a small laptop all columns fit, closer together. Where they are wider than
 * the page even so, the actions stay in view over the scrolling rest.
 */
const Table = styled(DataTable)`
  @container (min-width: 641px) and (max-width: 1119px) {
    && tr > * {
      padding-inline: ${t.space[2]};
    }
  }
  @container (min-width: 641px) {
    &[data-keeps-actions] tr > :last-child {
      position: sticky;
      inset-inline-end: 0;
      background: ${t.color.surface};
    }
    &[data-keeps-actions] [tabindex] tr > :last-child {
      border-inline-start: 1px solid ${t.color.border};
    }
    &[data-keeps-actions] [data-part='Heading']:last-child {
      background: ${t.color.surfaceSunken};
    }
    &[data-keeps-actions] [data-part='Row']:hover > :last-child {
      background: ${t.color.surfaceHover};
    }
  }
` as typeof DataTable;
