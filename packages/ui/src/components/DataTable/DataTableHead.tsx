'use client';

import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { focusRingInset } from '../../internal/focusRing.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { nextSort, sortingOf, sortingText } from './dataTableModel.ts';
import type { DataTableProps } from './dataTableTypes.ts';
import { HeadTick } from './Tick.tsx';
import type { Selection } from './useSelection.ts';

interface HeadProps<Row> extends Pick<
  DataTableProps<Row>,
  'columns' | 'sort' | 'onSortChange' | 'labels'
> {
  selection: Selection | undefined;
}

/** The heading row. In the card layout it becomes a bar of the sort buttons alone. */
export function DataTableHead<Row>({
  columns,
  sort,
  onSortChange,
  labels,
  selection,
}: HeadProps<Row>): ReactElement {
  return (
    <Head role={'rowgroup' as const} data-part="Head">
      <tr role={'row' as const}>
        {selection && <HeadTick {...selection} />}
        {columns.map((column) => {
          const sortable = column.sortable && onSortChange;
          const sorting = sortingOf(column.id, sort);
          const Text = column.hideLabel ? VisuallyHidden : 'span';
          return (
            <th
              key={column.id}
              role={'columnheader' as const}
              scope="col"
              data-part="Heading"
              data-align={column.align}
              aria-sort={sortable ? sorting : undefined}
              title={column.headerHint}
            >
              {sortable ? (
                <Sorter
                  type="button"
                  onClick={() => onSortChange(nextSort(column.id, sort))}
                  data-part="Sorter"
                >
                  <span>{column.header}</span>
                  <Arrows />
                  <VisuallyHidden>{sortingText(sorting, labels)}</VisuallyHidden>
                </Sorter>
              ) : (
                <Text>{column.header}</Text>
              )}
            </th>
          );
        })}
      </tr>
    </Head>
  );
}

function Arrows(): ReactElement {
  return (
    <svg width="8" height="12" viewBox="0 0 8 12" aria-hidden="true">
      <path data-part="Up" d="M4 .5 7.2 4.5H.8Z" fill="currentColor" />
      <path data-part="Down" d="M4 11.5.8 7.5h6.4Z" fill="currentColor" />
    </svg>
  );
}

const Head = styled.thead`
  @layer concierge.components {
    background: ${t.color.surfaceSunken};

    & > tr > th {
      position: relative;
      padding: 0 ${t.space[3]};
      block-size: 36px;
      border-block-end: 1px solid ${t.color.border};
      color: ${t.color.textMuted};
      font: ${t.weight.medium} ${t.text.xs} ${t.font.sans};
      text-align: start;
      white-space: nowrap;
    }
  }
`;

const Sorter = styled.button`
  @layer concierge.components {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-block-size: ${t.size.controlSm};
    margin-inline: -6px;
    padding: 0 6px;
    border: 0;
    border-radius: ${t.radius.sm};
    background: transparent;
    color: inherit;
    font: inherit;
    cursor: pointer;

    /* Chromium repeats no heading on the next page that has a box for a button. */
    @media print {
      display: contents;
    }
    &:hover,
    [aria-sort='ascending'] > &,
    [aria-sort='descending'] > & {
      color: ${t.color.text};
    }
    &:hover {
      background: ${t.color.surfaceActive};
    }
    &:focus-visible {
      ${focusRingInset}
    }
    & > svg {
      flex: none;
      color: ${t.color.borderControl};
    }
    [aria-sort='ascending'] > & [data-part='Up'],
    [aria-sort='descending'] > & [data-part='Down'] {
      fill: ${t.color.accentText};
    }
    [aria-sort='ascending'] > & [data-part='Down'],
    [aria-sort='descending'] > & [data-part='Up'] {
      opacity: 0.35;
    }
  }
`;
