export { RequestTable } from './RequestTable.tsx';
export type { RequestState } from './requestState.ts';
export type {
  RequestColumn,
  RequestRow,
  RequestTableLabels,
  RequestTableProps,
} from './requestTableTypes.ts';
