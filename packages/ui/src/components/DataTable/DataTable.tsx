import { use, useMemo, useRef, type CSSProperties, type ReactElement } from 'react';
import { styled, StyleSheetContext } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { focusRingInset } from '../../internal/focusRing.ts';
import type { PropsOver } from '../../internal/props.ts';
import { styledClass, type StyledPart } from '../../internal/styledClass.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { BusyLine } from './BusyLine.tsx';
import { DataTableHead } from './DataTableHead.tsx';
import { CARDS_UP_TO, missingRows, tracksOf } from './dataTableModel.ts';
import { DataTableGroup, drawnColumn, SkeletonRow } from './DataTableRow.tsx';
import type { DataTableOwnProps } from './dataTableTypes.ts';
import { MANY_ROWS } from './rowGroups.ts';
import { TABLE_ROLES } from './tableRoles.ts';
import { cardLayout, manyRows, rowStyle } from './dataTableStyle.ts';
import { useRowGroups } from './useRowGroups.ts';
import { useServed, useTableFit } from './useTableFit.ts';

/** `className`, `style`, `id`, `data-*`, `aria-*` and `ref` go to the root around the table. */
export type DataTableProps<Row> = PropsOver<'div', DataTableOwnProps<Row>>;

/**
 * Rows of one kind, sortable by their columns. In a container up to 640 px wide a row becomes a card
 * with labelled values. Loading, emptiness and failure are drawn in the place of the rows, below the
 * same headings, so that nothing jumps (D3, D4).
 */
export function DataTable<Row>({
  columns,
  rows,
  rowKey,
  label,
  sort,
  onSortChange,
  labels,
  loading = false,
  loadingLabel,
  skeletonRows = 5,
  empty,
  error,
  busy = false,
  className,
  ref,
  ...rest
}: DataTableProps<Row>): ReactElement {
  const sheet = use(StyleSheetContext);
  const classOf = (part: StyledPart, more?: string) => styledClass(part, sheet, more);
  const line = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const { cards, overflows } = useTableFit({ line, scroller });
  const served = useServed();
  const instead = loading ? undefined : (error ?? (rows.length === 0 ? empty : undefined));
  const drawn = useMemo(() => columns.map(drawnColumn), [columns]);
  const groups = useRowGroups(rows, rowKey);
  const many = !loading && !instead && rows.length > MANY_ROWS;
  const missing = loading || instead ? 0 : missingRows(rows.length);
  return (
    <div {...rest} className={classOf(Root, className)} ref={ref} data-component="DataTable">
      <BusyLine ref={line} active={busy && !loading} />
      <div
        className={classOf(Scroller)}
        ref={scroller}
        data-part="Scroller"
        {...(overflows ? { tabIndex: 0, role: 'group', 'aria-label': label } : {})}
      >
        <table
          {...TABLE_ROLES.table}
          className={[
            classOf(Table),
            many && classOf(ManyRows),
            cards && classOf(Cards),
            served && classOf(ServedCards),
            classOf(NarrowCards),
          ]
            .filter(Boolean)
            .join(' ')}
          aria-label={label}
          aria-busy={loading || busy}
          data-part="Table"
          {...(many && {
            'data-many': true,
            // Screen readers learn of rows once they are laid out; the number of all is said before.
            'aria-rowcount': rows.length + 1,
            style: { '--columns': tracksOf(columns) } as CSSProperties,
          })}
        >
          <DataTableHead
            columns={columns}
            sort={sort}
            onSortChange={onSortChange}
            labels={labels}
          />
          {loading || instead ? (
            <tbody {...TABLE_ROLES.group}>
              {loading &&
                Array.from({ length: skeletonRows }, (_, at) => (
                  <SkeletonRow key={at} columns={drawn} at={at} />
                ))}
            </tbody>
          ) : (
            groups.map((group) => (
              <DataTableGroup key={group.id} group={group} rowKey={rowKey} columns={drawn} />
            ))
          )}
        </table>
      </div>
      {missing > 0 && (
        <Padding data-part="Padding" style={{ blockSize: missing * 40 }} aria-hidden="true" />
      )}
      {instead && <div data-part="Instead">{instead}</div>}
      <VisuallyHidden role="status">{loading ? loadingLabel : ''}</VisuallyHidden>
    </div>
  );
}

const Root = styled.div`
  container-type: inline-size;
  position: relative;
  border-radius: inherit;
  color: ${t.color.text};
`;

const Scroller = styled.div`
  overflow-x: auto;
  border-radius: inherit;

  &:focus-visible {
    ${focusRingInset}
  }
`;

const Table = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  ${rowStyle}
`;

// Each over the ones before. They come and go with what they are for, since a rule that does not hold is
// still asked for in every cell.
const ManyRows = styled.table`
  ${manyRows}
`;

const Cards = styled.table`
  ${cardLayout}
`;

/** Until the page that a server drew is taken over by the browser. */
const ServedCards = styled.table`
  @container (max-width: ${CARDS_UP_TO}px) {
    ${cardLayout}
  }
`;

const NarrowCards = styled.table`
  @media (max-width: ${CARDS_UP_TO}px) {
    ${cardLayout}
  }
`;

const Padding = styled.div`
  border-block-start: 1px solid ${t.color.border};
`;
