export { UserTable } from './UserTable.tsx';
export type { UserRow, UserTableLabels, UserTableProps } from './userTableTypes.ts';
