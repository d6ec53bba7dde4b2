export { DataTable } from './DataTableWithLabels.tsx';
export { pinnedColumn } from './pinnedColumn.tsx';
export { RowAction, type RowActionProps } from './RowAction.tsx';
export { RowLink, type RowLinkProps } from './RowLink.tsx';
export {
  useSelectionColumn,
  type SelectionColumnLabels,
  type SelectionColumnOptions,
} from './useSelectionColumn.tsx';
export type {
  DataTableColumn,
  DataTableLabels,
  DataTableProps,
  DataTableSort,
} from './dataTableTypes.ts';
