import {
  Fragment,
  isValidElement,
  memo,
  type CSSProperties,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { IStyleSheetContext } from 'styled-components';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { inPlace } from '../../internal/inPlace.ts';
import type { RowGroup } from './rowGroups.ts';
import type { DataTableColumn } from './dataTableTypes.ts';

/** A column with what is the same in all of its cells, made once instead of for every cell. */
interface DrawnColumn<Row> {
  id: string;
  Tag: 'td' | 'th';
  attributes: Readonly<Record<string, string | true | undefined>>;
  draw: (row: Row) => ReactNode;
}

/**
 * Attributes that say nothing are left out: each costs in every cell of every row. What every cell has
 * comes first, with a place for `children`, so that its copies hold these values themselves.
 */
function drawnColumn<Row>(
  { id, align, cell, header, hideLabel, primary }: DataTableColumn<Row>,
  sheet: IStyleSheetContext,
): DrawnColumn<Row> {
  return {
    id,
    Tag: primary ? 'th' : 'td',
    attributes: {
      role: 'cell',
      'data-label': primary || hideLabel ? undefined : header,
      children: undefined,
      ...(align && { 'data-align': align }),
      ...(primary && { role: 'rowheader', scope: 'row', 'data-primary': true }),
      ...(hideLabel && { 'data-unlabelled': true }),
    },
    draw: (row) => boxed(inPlace(cell(row), sheet)),
  };
}

/** Several things stand in one box, so that they are laid out as one. A single one needs none. */
function boxed(value: ReactNode): ReactNode {
  const several = isValidElement(value) ? value.type === Fragment : typeof value === 'object';
  return several && value !== null ? <div data-part="Value">{value}</div> : value;
}

/** How the columns draw a row. */
export interface RowDrawer<Row> {
  columns: readonly DrawnColumn<Row>[];
  /** The element of a row, the same one again for the same row. */
  draw: (row: Row, key: string | number) => ReactElement;
}

/**
 * A row is no component of its own, which spares a long list one for each: its element is kept instead,
 * as long as the row itself is.
 */
export function rowDrawer<Row>(
  from: readonly DataTableColumn<Row>[],
  sheet: IStyleSheetContext,
): RowDrawer<Row> {
  const columns = from.map((column) => drawnColumn(column, sheet));
  const kept = new WeakMap<object, ReactElement>();
  const draw = (row: Row, key: string | number) => {
    const same = kept.get(row as object);
    if (same) return same;
    const element = (
      <tr key={key} role={'row' as const} data-part="Row">
        {columns.map(({ id, Tag, attributes, draw: value }) => (
          <Tag key={id} {...attributes}>
            {value(row)}
          </Tag>
        ))}
      </tr>
    );
    // What is no object is drawn anew each time: nothing tells how long it is needed.
    if (row instanceof Object) kept.set(row, element);
    return element;
  };
  return { columns, draw };
}

interface GroupProps<Row> {
  group: RowGroup<Row>;
  rowKey: (row: Row) => string | number;
  drawer: RowDrawer<Row>;
}

function DataTableGroupBase<Row>({ group, rowKey, drawer }: GroupProps<Row>): ReactElement {
  return (
    <tbody
      role={'rowgroup' as const}
      style={{ '--rows': group.rows.length, '--turn': group.id } as CSSProperties}
    >
      {group.rows.map((row) => drawer.draw(row, rowKey(row)))}
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
      {columns.map(({ id, attributes }, columnAt) => (
        <td
          key={id}
          data-primary={attributes['data-primary']}
          data-unlabelled={attributes['data-unlabelled']}
        >
          <Skeleton width={WIDTHS[(at + columnAt) % WIDTHS.length]} />
        </td>
      ))}
    </tr>
  );
}
