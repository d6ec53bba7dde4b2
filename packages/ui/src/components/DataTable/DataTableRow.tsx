import {
  Fragment,
  isValidElement,
  memo,
  type CSSProperties,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { RowGroup } from './rowGroups.ts';
import { TABLE_ROLES } from './tableRoles.ts';
import type { DataTableColumn } from './dataTableTypes.ts';

/** A column with what is the same in all of its cells, made once instead of for every cell. */
export interface DrawnColumn<Row> {
  column: DataTableColumn<Row>;
  Tag: 'td' | 'th';
  attributes: Readonly<Record<string, string | true>>;
}

/** Attributes that say nothing are left out: each costs in every cell of every row. */
export function drawnColumn<Row>(column: DataTableColumn<Row>): DrawnColumn<Row> {
  const { align, header, hideLabel, primary } = column;
  return {
    column,
    Tag: primary ? 'th' : 'td',
    attributes: {
      ...(primary ? TABLE_ROLES.rowHeader : TABLE_ROLES.cell),
      'data-part': 'Cell',
      ...(align && { 'data-align': align }),
      ...(primary && { 'data-primary': true }),
      ...(hideLabel ? { 'data-unlabelled': true } : !primary && { 'data-label': header }),
    },
  };
}

/** Several things stand in one box, so that they are laid out as one. A single one needs none. */
function boxed(value: ReactNode): ReactNode {
  const several = isValidElement(value) ? value.type === Fragment : typeof value === 'object';
  return several && value !== null ? <div data-part="Value">{value}</div> : value;
}

interface RowProps<Row> {
  row: Row;
  columns: readonly DrawnColumn<Row>[];
}

function DataTableRowBase<Row>({ row, columns }: RowProps<Row>): ReactElement {
  return (
    <tr {...TABLE_ROLES.row} data-part="Row">
      {columns.map(({ column, Tag, attributes }) => (
        <Tag key={column.id} {...attributes}>
          {boxed(column.cell(row))}
        </Tag>
      ))}
    </tr>
  );
}

/** One row; drawn again only when its data or the columns change. */
const DataTableRow: typeof DataTableRowBase = memo(DataTableRowBase) as typeof DataTableRowBase;

interface GroupProps<Row> {
  group: RowGroup<Row>;
  rowKey: (row: Row) => string | number;
  columns: readonly DrawnColumn<Row>[];
}

function DataTableGroupBase<Row>({ group, rowKey, columns }: GroupProps<Row>): ReactElement {
  return (
    <tbody
      {...TABLE_ROLES.group}
      style={{ '--rows': group.rows.length, '--turn': group.id } as CSSProperties}
    >
      {group.rows.map((row) => (
        <DataTableRow key={rowKey(row)} row={row} columns={columns} />
      ))}
    </tbody>
  );
}

/** Rows that are laid out together; looked through only when one of them changes. */
export const DataTableGroup: typeof DataTableGroupBase = memo(
  DataTableGroupBase,
) as typeof DataTableGroupBase;

/** Widths of the bars in a skeleton row, so that it looks like text and never jumps. */
const WIDTHS = ['72%', '48%', '60%', '36%'];

/** The place of a row on its way, at its height. */
export function SkeletonRow<Row>({
  columns,
  at,
}: {
  columns: readonly DrawnColumn<Row>[];
  at: number;
}): ReactElement {
  return (
    <tr aria-hidden="true" data-part="SkeletonRow">
      {columns.map(({ column, attributes }, columnAt) => (
        <td
          key={column.id}
          data-part="Cell"
          data-primary={attributes['data-primary']}
          data-unlabelled={attributes['data-unlabelled']}
        >
          <Skeleton width={WIDTHS[(at + columnAt) % WIDTHS.length]} />
        </td>
      ))}
    </tr>
  );
}
