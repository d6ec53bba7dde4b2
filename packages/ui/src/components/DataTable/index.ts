export { DataTable } from './DataTableWithLabels.tsx';
export { RowAction, type RowActionProps } from './RowAction.tsx';
export type {
  DataTableActions,
  DataTableColumn,
  DataTableLabels,
  DataTableProps,
  DataTableSort,
  RowFocusProps,
  RowStep,
} from './dataTableTypes.ts';
