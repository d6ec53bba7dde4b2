import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import type { DataTableColumn } from './dataTableTypes.ts';

/**
 * The first column of a `DataTable`, kept in view while a wide table scrolls sideways: on the ground of its row and
 * above what is raised in the other cells. Only for the first. Where rows are cards nothing scrolls, nor is pinned.
 */
export function pinnedColumn<Row>(column: DataTableColumn<Row>): DataTableColumn<Row> {
  return { ...column, cell: (row) => <Pinned data-part="Value">{column.cell(row)}</Pinned> };
}

/** It styles its table by itself, so that others have no rules for it. From 640 px down their rows are cards. */
const Pinned = styled.div`
  @layer concierge.components {
    @container (width > 640px) {
      table:has(&) > tbody {
        background: ${t.color.surface};
      }
      table:has(&) > * > tr {
        background: inherit;
      }
      table:has(&) > * > tr > :first-child {
        position: sticky;
        inset-inline-start: 0;
        z-index: 2;
        border-inline-end: 1px solid ${t.color.border};
        background: inherit;
      }
    }
  }
`;
