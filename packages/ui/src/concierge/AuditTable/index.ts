export { AuditTable } from './AuditTable.tsx';
export type { AuditRow, AuditTableLabels, AuditTableProps } from './auditTableTypes.ts';
