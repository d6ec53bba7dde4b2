export { DataTable } from './DataTableWithLabels.tsx';
export type {
  DataTableColumn,
  DataTableLabels,
  DataTableProps,
  DataTableSort,
} from './dataTableTypes.ts';
