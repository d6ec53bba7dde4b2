export {
  UserTable,
  type UserRow,
  type UserTableLabels,
  type UserTableProps,
} from './UserTable.tsx';
