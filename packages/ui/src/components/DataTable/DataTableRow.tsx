import { Fragment, isValidElement, memo, type ReactElement, type ReactNode } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { RowGroup } from './rowGroups.ts';
import type { DataTableColumn } from './dataTableTypes.ts';

/** A column with the element and the attributes that all of its cells share. */
export interface CellColumn<Row> {
  id: string;
  Tag: 'td' | 'th';
  attributes: Readonly<Record<string, string | true | undefined>>;
  cell: (row: Row) => ReactNode;
}

/** Attributes without a value are left out: each costs in every cell of every row. */
export function cellColumn<Row>({
  id,
  align,
  cell,
  header,
  hideLabel,
  muted,
  primary,
}: DataTableColumn<Row>): CellColumn<Row> {
  return {
    id,
    Tag: primary ? 'th' : 'td',
    attributes: {
      role: 'cell',
      ...(!primary && !hideLabel && { 'data-label': header }),
      ...(muted && { 'data-muted': true }),
      ...(align && { 'data-align': align }),
      ...(primary && { role: 'rowheader', scope: 'row', 'data-primary': true }),
      ...(hideLabel && { 'data-unlabeled': true }),
    },
    cell,
  };
}

/** Several nodes are wrapped, so that they are laid out as one. A single node needs no wrapper. */
function wrapped(value: ReactNode): ReactNode {
  const several = isValidElement(value) ? value.type === Fragment : typeof value === 'object';
  return several && value !== null ? <div data-part="Value">{value}</div> : value;
}

interface RowProps<Row> {
  row: Row;
  columns: readonly CellColumn<Row>[];
  fresh: true | undefined;
}

function DataTableRowBase<Row>({ row, columns, fresh }: RowProps<Row>): ReactElement {
  return (
    <tr role={'row' as const} data-part="Row" data-fresh={fresh}>
      {columns.map(({ id, Tag, attributes, cell }) => (
        <Tag key={id} {...attributes}>
          {wrapped(cell(row))}
        </Tag>
      ))}
    </tr>
  );
}

const DataTableRow: typeof DataTableRowBase = memo(DataTableRowBase) as typeof DataTableRowBase;

interface GroupProps<Row> {
  group: RowGroup<Row>;
  rowKey: (row: Row) => string | number;
  columns: readonly CellColumn<Row>[];
  freshRows: ReadonlyArray<string | number> | undefined;
}

function DataTableGroupBase<Row>({
  group,
  rowKey,
  columns,
  freshRows,
}: GroupProps<Row>): ReactElement {
  return (
    <tbody
      role={'rowgroup' as const}
      ref={(body) => {
        // Not as a style attribute, which a strict policy drops from the page of a server.
        body?.style.setProperty('--rows', String(group.rows.length));
        body?.style.setProperty('--turn', String(group.id));
      }}
    >
      {group.rows.map((row) => (
        <DataTableRow
          key={rowKey(row)}
          row={row}
          columns={columns}
          fresh={freshRows?.includes(rowKey(row)) ? true : undefined}
        />
      ))}
    </tbody>
  );
}

/** Rows that are laid out together. A change in one group does not render the others. */
export const DataTableGroup: typeof DataTableGroupBase = memo(
  DataTableGroupBase,
) as typeof DataTableGroupBase;

/** Widths of the bars in a skeleton row, so that it looks like text and never jumps. */
const WIDTHS = ['72%', '48%', '60%', '36%'];

interface SkeletonRowProps<Row> {
  columns: readonly CellColumn<Row>[];
  at: number;
}

/** Takes the place of a row while it loads, at its height. */
export function SkeletonRow<Row>({ columns, at }: SkeletonRowProps<Row>): ReactElement {
  return (
    <tr aria-hidden="true" data-part="SkeletonRow">
      {columns.map(({ id, attributes }, columnAt) => (
        <td
          key={id}
          data-primary={attributes['data-primary']}
          data-unlabeled={attributes['data-unlabeled']}
        >
          <Skeleton width={WIDTHS[(at + columnAt) % WIDTHS.length]} />
        </td>
      ))}
    </tr>
  );
}
