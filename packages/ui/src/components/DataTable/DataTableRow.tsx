import { Fragment, isValidElement, memo, type ReactElement, type ReactNode } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { RowGroup } from './rowGroups.ts';
import type { DataTableColumn } from './dataTableTypes.ts';
import { RowError, RowTick } from './Tick.tsx';
import type { Selection } from './useSelection.ts';

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
  /** Begins the ids of the row. */
  id: string;
  /** The name of its checkbox; without it there is none. */
  tickLabel: string | undefined;
  ticked: boolean;
  canTick: boolean;
  error: string | undefined;
}

function DataTableRowBase<Row>({
  row,
  columns,
  fresh,
  id,
  tickLabel,
  ticked,
  canTick,
  error,
}: RowProps<Row>): ReactElement {
  const naming = columns.find(({ Tag }) => Tag === 'th') ?? columns[0];
  return (
    <>
      <tr
        role={'row' as const}
        data-part="Row"
        data-fresh={fresh}
        data-selected={ticked || undefined}
        data-refused={error ? true : undefined}
      >
        {tickLabel !== undefined && (
          <RowTick
            id={id}
            label={tickLabel}
            ticked={ticked}
            disabled={!canTick}
            hasError={Boolean(error)}
          />
        )}
        {columns.map((column) => {
          const { id: key, Tag, attributes, cell } = column;
          const named = tickLabel !== undefined && column === naming && { id: `${id}-name` };
          return (
            <Tag key={key} {...attributes} {...named}>
              {wrapped(cell(row))}
            </Tag>
          );
        })}
      </tr>
      {error && (
        <RowError id={id} columns={columns.length + 1} ticked={ticked}>
          {error}
        </RowError>
      )}
    </>
  );
}

const DataTableRow: typeof DataTableRowBase = memo(DataTableRowBase) as typeof DataTableRowBase;

interface GroupProps<Row> {
  group: RowGroup<Row>;
  rowKey: (row: Row) => string | number;
  columns: readonly CellColumn<Row>[];
  freshRows: ReadonlyArray<string | number> | undefined;
  /** Begins the ids of all rows. */
  id: string;
  selection: Selection | undefined;
  rowError: ((row: Row) => string | undefined) | undefined;
}

function DataTableGroupBase<Row>({
  group,
  rowKey,
  columns,
  freshRows,
  id,
  selection,
  rowError,
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
      {group.rows.map((row) => {
        const key = rowKey(row);
        return (
          <DataTableRow
            key={key}
            row={row}
            columns={columns}
            fresh={freshRows?.includes(key) ? true : undefined}
            // A key may have spaces, which lists of ids are divided by.
            id={`${id}${encodeURIComponent(String(key))}`}
            tickLabel={selection?.labels.row}
            ticked={selection?.keys.has(key) ?? false}
            canTick={selection?.free.has(key) ?? false}
            error={rowError?.(row)}
          />
        );
      })}
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
  /** Whether the rows have checkboxes. */
  ticks: boolean;
}

/** Takes the place of a row while it loads, at its height. */
export function SkeletonRow<Row>({ columns, at, ticks }: SkeletonRowProps<Row>): ReactElement {
  return (
    <tr aria-hidden="true" data-part="SkeletonRow">
      {ticks && (
        <td data-part="Tick">
          <Skeleton width="16px" />
        </td>
      )}
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
