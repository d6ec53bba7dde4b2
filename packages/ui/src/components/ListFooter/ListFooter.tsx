'use client';

import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import type { ElementProps } from '../../internal/props.ts';
import { PageSizeSelect } from '../PageSizeSelect/PageSizeSelect.tsx';
import { Pagination, type PaginationLabels } from '../Pagination/Pagination.tsx';

export interface ListFooterLabels {
  /** Which rows are shown, counted from 1, e.g. '1–10 of 47'. */
  range: (rows: { from: number; to: number; total: number }) => string;
  pages: PaginationLabels;
  pageSize: string;
}

export interface ListFooterProps extends ElementProps<'div', 'children'> {
  /** How many rows are before the first one shown. */
  offset: number;
  /** Rows per page. */
  limit: number;
  /** Rows of the whole list; without any the footer is not there. */
  totalCount: number;
  /** Offered rows per page. */
  pageSizes: ReadonlyArray<number>;
  /** The user asked for another page. */
  onOffsetChange: (offset: number) => void;
  /** The user asked for another number of rows per page; the list then starts at its first row. */
  onLimitChange: (limit: number) => void;
  /** Texts, for screen readers too. */
  labels: ListFooterLabels;
}

/** Below a list: which rows these are, the other pages, and how many fit on one. */
export function ListFooter({
  offset,
  limit,
  totalCount,
  pageSizes,
  onOffsetChange,
  onLimitChange,
  labels,
  ...rest
}: ListFooterProps): ReactElement | null {
  if (totalCount === 0) return null;
  const to = Math.min(offset + limit, totalCount);
  const from = Math.min(offset + 1, to);
  return (
    <Root {...rest} data-component="ListFooter">
      <Range data-part="Range">{labels.range({ from, to, total: totalCount })}</Range>
      <Pagination
        page={Math.floor(offset / limit)}
        pageCount={Math.ceil(totalCount / limit)}
        onPageChange={(page) => onOffsetChange(page * limit)}
        labels={labels.pages}
      />
      <PageSizeSelect
        label={labels.pageSize}
        value={limit}
        options={pageSizes}
        onChange={onLimitChange}
      />
    </Root>
  );
}

const Root = styled.div`
  @layer concierge.components {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${t.space[3]} ${t.space[4]};
  }
`;

const Range = styled.p`
  @layer concierge.components {
    margin: 0;
    color: ${t.color.textMuted};
    font: ${t.weight.regular} ${t.text.sm} ${t.font.sans};
    font-variant-numeric: tabular-nums;
  }
`;
