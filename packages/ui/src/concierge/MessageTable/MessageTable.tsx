'use client';

import { isElement } from '../../internal/elements.ts';
import { useMemo, type MouseEvent, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { CUT, ROW, twoLineCards, type CardPlace } from '../../components/DataTable/rowCards.ts';
import { TableBase } from '../../components/DataTable/TableBase.tsx';
import { messageColumns, openerOf } from './messageColumns.tsx';
import { messageLines } from './messageLines.ts';
import {
  MESSAGE_COLUMNS,
  isSortableColumn,
  type MessageColumn,
  type MessageRow,
} from './messageRow.ts';
import type { MessageTableProps } from './messageTableTypes.ts';

export type {
  MessageColumn,
  MessageRow,
  MessageSort,
  MessageSortColumn,
  MessageState,
  MessageType,
} from './messageRow.ts';
export type { MessageTableLabels, MessageTableProps } from './messageTableTypes.ts';

const PLACES: Readonly<Record<MessageColumn, CardPlace>> = {
  service: 'hidden',
  title: 'title',
  message: 'hidden',
  username: 'hidden',
  devices: 'subtitle',
  state: 'meta',
  created_date: 'end',
  type: 'hidden',
  actions: 'action',
};

/**
 * The receivers are plain text, and of a published message its state is the dot alone. What a card leaves out is a press
 * away, and what cannot be published has no button.
 */
function messageCards(columns: readonly MessageColumn[]): string {
  return `
  ${twoLineCards(
    columns.map((column) => PLACES[column]),
    '96px',
  )}
  ${ROW}:has(button:disabled) { padding-inline-end: 56px; }
  & > tbody button:disabled, & > tbody [data-part='Viewed'], ${ROW} li svg { display: none; }
  ${ROW} > th > * { display: inline; }
  ${ROW} > :has(> * > [data-component='DeviceTags']) { flex: 1 1 0; }
  ${ROW} > * > :has(> [data-component='DeviceTags']) { flex-wrap: nowrap; }
  ${ROW} ul { ${CUT} min-inline-size: 0; }
  ${ROW} li, ${ROW} li > [data-component], ${ROW} li > * > * {
    display: inline;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
  }
  ${ROW} li + li::before { content: ', '; }
  ${ROW} [data-part='More'] { flex: none; padding-inline: 0; }
  ${ROW} [data-component='StatusBadge'][data-tone='done'] { padding: 0 2px; border: 0; background: none; font-size: 0; }
`;
}

/**
 * Messages with their receivers and what can be done with them: details once published, edit and publish
 * before, a press on a row opens it. Keep `labels` and the callbacks stable, so that rows do not re-render.
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
  onClick,
  ...rest
}: MessageTableProps<Row>): ReactElement {
  const tableColumns = useMemo(
    () => messageColumns(columns, labels, { onDetails, onEdit, onPublish, onMoreDevices }),
    [columns, labels, onDetails, onEdit, onPublish, onMoreDevices],
  );
  const cards = useMemo(() => messageCards(columns), [columns]);
  const openPressed = (event: MouseEvent<HTMLElement>) => {
    onClick?.(event as MouseEvent<HTMLDivElement>);
    const row = rows[pressedRow(event)];
    if (row) openerOf(row, { onDetails, onEdit })(row);
  };
  return (
    <Table
      {...rest}
      data-lines={columns === MESSAGE_COLUMNS || undefined}
      onClick={openPressed}
      columns={tableColumns}
      cardLayout={cards}
      rows={rows}
      rowKey={({ message_id }) => message_id}
      label={labels.table}
      sort={sort}
      onSortChange={
        onSortChange &&
        (({ column, direction }) => {
          if (isSortableColumn(column)) onSortChange({ column, direction });
        })
      }
      labels={labels.sort}
      loadingLabel={labels.loading}
    />
  );
}

const Table = styled(TableBase)`
  @layer concierge.components {
    && tbody > [data-part='Row'] {
      cursor: pointer;
    }
    && [data-part='Row'] button:disabled {
      opacity: 0.3;
    }
    @container (min-width: 641px) {
      &&[data-lines] {
        ${messageLines}
      }
    }
  }
` as typeof TableBase;

/**
 * The index of the row of a table that was pressed; -1 for a press on one of its buttons or links, beside the rows,
 * or at the end of selecting text. One listener for all rows: each of its own would cost with every row.
 */
function pressedRow({ target, currentTarget, defaultPrevented }: MouseEvent): number {
  if (defaultPrevented || !isElement(target)) return -1;
  if (target.closest('button, a') || getSelection()?.isCollapsed === false) return -1;
  const row = target.closest('[data-part="Row"]');
  return row ? [...currentTarget.querySelectorAll('[data-part="Row"]')].indexOf(row) : -1;
}
