import { useMemo, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { DataTable, type DataTableLabels } from '../../components/DataTable/index.ts';
import { t } from '../../foundations/t.generated.ts';
import type { PropsOver } from '../../internal/props.ts';
import type { DeviceTagsLabels } from '../DeviceTags/DeviceTags.tsx';
import { messageColumns } from './messageColumns.tsx';
import {
  MESSAGE_COLUMNS,
  isSortableColumn,
  type MessageColumn,
  type MessageRow,
  type MessageSort,
  type MessageState,
  type MessageType,
} from './messageRow.ts';

export interface MessageTableLabels {
  /** Accessible name of the table. */
  table: string;
  columns: Record<MessageColumn, string>;
  /** 1 draft, 2 published. */
  states: Record<MessageState, string>;
  /** 1 message, 2 invoice. */
  types: Record<MessageType, string>;
  /** Read out where a message has no service or no operator any more; a dash is drawn. */
  none: string;
  /** Names of the row's buttons. */
  details: (title: string) => string;
  edit: (title: string) => string;
  publish: (title: string) => string;
  devices: DeviceTagsLabels;
  sort: DataTableLabels;
  /** Read out while loading. */
  loading: string;
}

export type MessageTableProps<Row extends MessageRow = MessageRow> = PropsOver<
  'div',
  {
    rows: readonly Row[];
    /** Which columns, in this order. Default: all (E1). */
    columns?: readonly MessageColumn[] | undefined;
    sort: MessageSort | null;
    onSortChange: (sort: MessageSort) => void;
    /** Details of a published message. */
    onDetails: (row: Row) => void;
    /** Edit of a draft. */
    onEdit: (row: Row) => void;
    /** Publish was pressed: ask for confirmation with the device count (E4). */
    onPublish: (row: Row) => void;
    /** 'See N more' devices. Default: `onDetails` for a published message, `onEdit` for a draft. */
    onMoreDevices?: ((row: Row) => void) | undefined;
    labels: MessageTableLabels;
    loading?: boolean | undefined;
    /** Fresh rows are on their way while these stay. */
    busy?: boolean | undefined;
    /** Stands in place of the rows when they could not be had. */
    error?: ReactNode;
    /** Stands in place of the rows when there are none. */
    empty: ReactNode;
    children?: never;
  }
>;

/**
 * Messages with their receivers and what can be done with them: details once published, edit and
 * publish before (E1, E3, E4). Keep `labels` and the callbacks stable, so that rows are not drawn anew.
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
