import {
  Fragment,
  isValidElement,
  memo,
  use,
  useState,
  type ComponentProps,
  type CSSProperties,
  type ReactElement,
  type ReactNode,
} from 'react';
import { StyleSheetContext, type IStyleSheetContext } from 'styled-components';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { inPlace } from '../../internal/inPlace.ts';
import type { RowGroup } from './rowGroups.ts';
import { TABLE_ROLES } from './tableRoles.ts';
import type { DataTableColumn } from './dataTableTypes.ts';

type CellAttributes = ComponentProps<'th'> & Readonly<Record<`data-${string}`, string | true>>;

/** A column with what is the same in all of its cells, made once instead of for every cell. */
export interface DrawnColumn<Row> {
  column: DataTableColumn<Row>;
  Tag: 'td' | 'th';
  attributes: CellAttributes;
}

/**
 * Attributes that say nothing are left out: each costs in every cell of every row. Written as one
 * literal, with a place for `children`, they are copied into objects that hold all values themselves.
 */
function attributesOf({ header, primary, hideLabel }: DataTableColumn<never>): CellAttributes {
  const children = undefined;
  if (primary) {
    const { role, scope } = TABLE_ROLES.rowHeader;
    return { role, scope, 'data-part': 'Cell', 'data-primary': true, children };
  }
  const { role } = TABLE_ROLES.cell;
  return hideLabel
    ? { role, 'data-part': 'Cell', 'data-unlabelled': true, children }
    : { role, 'data-part': 'Cell', 'data-label': header, children };
}

export function drawnColumn<Row>(column: DataTableColumn<Row>): DrawnColumn<Row> {
  const { align, hideLabel, primary } = column;
  return {
    column,
    Tag: primary ? 'th' : 'td',
    attributes: {
      ...attributesOf(column),
      ...(align && { 'data-align': align }),
      ...(primary && hideLabel && { 'data-unlabelled': true }),
    },
  };
}

/** Several things stand in one box, so that they are laid out as one. A single one needs none. */
function boxed(value: ReactNode): ReactNode {
  const several = isValidElement(value) ? value.type === Fragment : typeof value === 'object';
  return several && value !== null ? <div data-part="Value">{value}</div> : value;
}

/** A row is no component of its own: its element is kept instead, which spares a long list one per row. */
function drawRow<Row>(
  row: Row,
  key: string | number,
  columns: readonly DrawnColumn<Row>[],
  sheet: IStyleSheetContext,
): ReactElement {
  return (
    <tr key={key} role={TABLE_ROLES.row.role} data-part="Row">
      {columns.map(({ column, Tag, attributes }) => (
        <Tag key={column.id} {...attributes}>
          {boxed(inPlace(column.cell(row), sheet))}
        </Tag>
      ))}
    </tr>
  );
}

interface GroupProps<Row> {
  group: RowGroup<Row>;
  rowKey: (row: Row) => string | number;
  columns: readonly DrawnColumn<Row>[];
}

interface DrawnRows<Row> extends Omit<GroupProps<Row>, 'rowKey'> {
  sheet: IStyleSheetContext;
  elements: readonly ReactElement[];
}

/** The rows of a group as elements, of which those stay that did not change. */
function drawRows<Row>(
  { group, rowKey, columns }: GroupProps<Row>,
  sheet: IStyleSheetContext,
  before?: DrawnRows<Row>,
): DrawnRows<Row> {
  const kept = new Map(
    before?.columns === columns && before.sheet === sheet
      ? before.group.rows.map((row, at) => [row, before.elements[at]])
      : undefined,
  );
  const elements = group.rows.map((row) => {
    const key = rowKey(row);
    const same = kept.get(row);
    return same?.key === String(key) ? same : drawRow(row, key, columns, sheet);
  });
  return { group, columns, sheet, elements };
}

function DataTableGroupBase<Row>(props: GroupProps<Row>): ReactElement {
  const { group, columns } = props;
  const sheet = use(StyleSheetContext);
  const [before, setBefore] = useState(() => drawRows(props, sheet));
  const same = before.group === group && before.columns === columns && before.sheet === sheet;
  const drawn = same ? before : drawRows(props, sheet, before);
  if (drawn !== before) setBefore(drawn);
  return (
    <tbody
      {...TABLE_ROLES.group}
      style={{ '--rows': group.rows.length, '--turn': group.id } as CSSProperties}
    >
      {drawn.elements}
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
