export { DataTable } from './DataTable.tsx';
export type {
  DataTableColumn,
  DataTableLabels,
  DataTableProps,
  DataTableSort,
} from './dataTableTypes.ts';
