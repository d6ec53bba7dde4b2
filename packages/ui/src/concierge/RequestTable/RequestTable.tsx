'use client';

import { useEffect, useMemo, useRef, type MouseEvent, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { TableBase } from '../../components/DataTable/TableBase.tsx';
import { t } from '../../foundations/t.generated.ts';
import { mergeRefs } from '../../internal/mergeRefs.ts';
import { quickButtonStyle } from './QuickButton.tsx';
import { deviceButtonStyle } from './DeviceButton.tsx';
import { openPressedRow } from './openPressedRow.ts';
import { requestCards } from './requestCards.ts';
import { isMany, requestColumns } from './requestColumns.tsx';
import { markStyle } from './requestMarks.tsx';
import { timeStyle } from './requestTime.tsx';
import { serviceStyle } from './serviceCell.tsx';
import { statusButtonStyle } from './StatusButton.tsx';
import type { RequestRow, RequestTableProps } from './requestTableTypes.ts';
import { tickAges } from './tickAges.ts';

export { LATE, latenessOf, type Lateness, type RequestAge } from './ageModel.ts';
export type { Mark } from '../markSigns.tsx';
export type { RequestState } from './requestState.ts';
export type {
  RequestColumn,
  RequestRow,
  RequestTableLabels,
  RequestTableProps,
} from './requestTableTypes.ts';

const rowKey = (row: RequestRow) => row.id;

/** Service requests with their states. Every row opens its reply, and may be approved or completed where it is. */
export function RequestTable({
  rows,
  columns,
  sortable,
  age,
  onStatusClick,
  onApprove,
  onComplete,
  onClick,
  labels,
  ref,
  ...rest
}: RequestTableProps): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (age && root.current ? tickAges(root.current, age) : undefined), [age]);
  const tableColumns = useMemo(
    () => requestColumns({ columns, sortable, labels, age, onStatusClick, onApprove, onComplete }),
    [columns, sortable, labels, age, onStatusClick, onApprove, onComplete],
  );
  const ticks = rest.selectionLabels !== undefined;
  const cards = useMemo(() => requestCards(columns, ticks), [columns, ticks]);
  const press = (event: MouseEvent<HTMLDivElement>) => {
    onClick?.(event);
    openPressedRow(event);
  };
  return (
    <Root
      {...rest}
      ref={mergeRefs(root, ref)}
      onClick={press}
      data-ages={age ? true : undefined}
      data-dense={columns.length > ROOMY_COLUMNS || undefined}
      data-many-columns={isMany(columns.length) || undefined}
      columns={tableColumns}
      rows={rows}
      rowKey={rowKey}
      cardLayout={cards}
      label={labels.table}
      labels={labels}
      loadingLabel={labels.loading}
    />
  );
}

/** Date and age leave less to the note. */
const closer = `
  --tick-width: 32px;
  td, th { padding-inline: ${t.space[2]}; }
  time { font: ${t.text.sm} ${t.font.sans}; }
  [data-part='Chevron'] { display: none; }
`;

/** More columns than these fit a small screen only closer together. */
const ROOMY_COLUMNS = 5;

const dense = `
  --closer: 12px;
  td, th { padding-inline: 4px; }
  td { font: ${t.text.sm} ${t.font.sans}; }
  th { white-space: normal; }
  :is(td, th):first-child { padding-inline-start: ${t.space[2]}; }
  :is(td, th):last-child { padding-inline-end: ${t.space[2]}; }
  [data-part='Sorter'] { gap: 3px; text-align: start; }
`;

/** Dates have their time below, so that headings may have two lines as well and the note as many as its row. */
const manyColumns = `
  th { white-space: normal; }
  [data-part='Sorter'] { text-align: start; }
  [data-part='Note'] { -webkit-line-clamp: 3; }
  @media (max-width: 1100px) {
    [data-part='Note'] { -webkit-line-clamp: 4; }
  }
`;

/**
 * The cells hold plain elements that are styled from here: with a styled component in each, 50 rows took a
 * third longer to mount and twice the memory. Only words that do not fit a line are broken, so that no
 * column is squeezed to single letters.
 */
const Root = styled(TableBase)`
  @layer concierge.components {
    td,
    th {
      overflow-wrap: break-word;
    }
    [data-part='Row'] {
      cursor: pointer;
    }
    && [data-part='Row']:hover {
      --row: color-mix(in oklab, ${t.color.surfaceHover} 45%, ${t.color.surface});
      background: var(--row);
    }
    /* Where the keyboard is, stands out from where the pointer lies. */
    && [data-part='Row']:focus-within {
      --row: ${t.color.surfaceHover};
      background: var(--row);
    }
    [data-part='None'] {
      color: ${t.color.textMuted};
    }
    [data-part='Note'] {
      display: -webkit-box;
      max-inline-size: 52ch;
      overflow: hidden;
      overflow-wrap: anywhere;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;

      @media print {
        display: inline;
      }
    }
    ${markStyle}
    ${timeStyle}
    ${serviceStyle}
    [data-component='StatusButton'] {
      ${statusButtonStyle}
    }
    [data-many] [data-component='StatusButton'] {
      white-space: normal;
    }
    [data-component='DeviceButton'] {
      ${deviceButtonStyle}
    }
    ${quickButtonStyle}

    @media (min-width: 641px) {
      &&[data-many-columns]:not([data-narrow]) {
        ${manyColumns}
      }
    }
    @media (min-width: 641px) and (max-width: 900px) {
      &&[data-ages]:not([data-narrow]) {
        ${closer}
      }
    }
    @media (min-width: 641px) and (max-width: 900px) {
      &&[data-dense] [data-component='QuickButton'] {
        display: none;
      }
    }
    @media (min-width: 641px) and (max-width: 1300px) {
      &&[data-dense]:not([data-narrow]) {
        ${dense}
      }
    }
  }
` as typeof TableBase;
