export { DataTable } from './DataTableWithLabels.tsx';
export { RowAction, type RowActionProps } from './RowAction.tsx';
export type {
  DataTableColumn,
  DataTableLabels,
  DataTableProps,
  DataTableSort,
} from './dataTableTypes.ts';
