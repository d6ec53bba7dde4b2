import { memo, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { TABLE_ROLES } from './tableRoles.ts';
import type { DataTableColumn } from './dataTableTypes.ts';

interface RowProps<Row> {
  row: Row;
  columns: readonly DataTableColumn<Row>[];
}

/** Where the cell goes once the row is a card. */
function cardPlace<Row>({ primary, hideLabel }: DataTableColumn<Row>) {
  return { 'data-primary': primary || undefined, 'data-unlabelled': hideLabel || undefined };
}

function DataTableRowBase<Row>({ row, columns }: RowProps<Row>): ReactElement {
  return (
    <BodyRow {...TABLE_ROLES.row} data-part="Row">
      {columns.map((column) => (
        <Cell
          key={column.id}
          as={column.primary ? 'th' : 'td'}
          {...(column.primary ? TABLE_ROLES.rowHeader : TABLE_ROLES.cell)}
          data-part="Cell"
          data-align={column.align}
          {...cardPlace(column)}
        >
          <CellLabel aria-hidden="true" data-part="CellLabel">
            {!column.primary && !column.hideLabel && column.header}
          </CellLabel>
          <Value data-part="Value">{column.cell(row)}</Value>
        </Cell>
      ))}
    </BodyRow>
  );
}

/** One row; drawn again only when its data or the columns change. */
export const DataTableRow: typeof DataTableRowBase = memo(
  DataTableRowBase,
) as typeof DataTableRowBase;

/** Widths of the bars in a skeleton row, so that it looks like text and never jumps. */
const WIDTHS = ['72%', '48%', '60%', '36%'];

/** The place of a row on its way, at its height. */
export function SkeletonRow<Row>({
  columns,
  at,
}: {
  columns: readonly DataTableColumn<Row>[];
  at: number;
}): ReactElement {
  return (
    <BodyRow aria-hidden="true" data-part="SkeletonRow">
      {columns.map((column, column_at) => (
        <Cell key={column.id} as="td" data-part="Cell" {...cardPlace(column)}>
          <CellLabel />
          <Value>
            <Skeleton width={WIDTHS[(at + column_at) % WIDTHS.length]} />
          </Value>
        </Cell>
      ))}
    </BodyRow>
  );
}

const BodyRow = styled.tr`
  &:hover {
    background: ${t.color.surfaceHover};
  }
  &[data-part='SkeletonRow'] {
    background: transparent;
  }
`;

const Cell = styled.td`
  padding: ${t.space[1]} ${t.space[3]};
  block-size: 40px;
  border-block-end: 1px solid ${t.color.border};
  font: ${t.weight.regular} ${t.text.md} ${t.font.sans};
  font-variant-numeric: tabular-nums;
  text-align: start;
  vertical-align: middle;
  overflow-wrap: anywhere;

  tr:last-child > & {
    border-block-end: 0;
  }
  &[data-primary] {
    font-weight: ${t.weight.medium};
  }
  &[data-align='center'] {
    text-align: center;
  }
  &[data-align='end'] {
    text-align: end;
  }
`;

const CellLabel = styled.span`
  display: none;
`;

const Value = styled.div`
  min-inline-size: 0;
`;
