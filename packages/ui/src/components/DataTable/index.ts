export { DataTable, type DataTableProps } from './DataTable.tsx';
export type {
  DataTableColumn,
  DataTableLabels,
  DataTableOwnProps,
  DataTableSort,
} from './dataTableTypes.ts';
