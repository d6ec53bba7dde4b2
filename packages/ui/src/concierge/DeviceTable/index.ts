export { DeviceTable } from './DeviceTable.tsx';
export type {
  DeviceAction,
  DeviceRow,
  DeviceTableLabels,
  DeviceTableProps,
} from './deviceTableTypes.ts';
