export { ServiceTable } from './ServiceTable.tsx';
export type { ServiceRow, ServiceTableLabels, ServiceTableProps } from './serviceTableTypes.ts';
