export {
  ServiceTable,
  type ServiceRow,
  type ServiceTableLabels,
  type ServiceTableProps,
} from './ServiceTable.tsx';
