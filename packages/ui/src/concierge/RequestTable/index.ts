export { RequestTable } from './RequestTable.tsx';
export type { RequestAge } from './ageModel.ts';
export type { RequestState } from './requestState.ts';
export type {
  RequestColumn,
  RequestRow,
  RequestTableLabels,
  RequestTableProps,
} from './requestTableTypes.ts';
