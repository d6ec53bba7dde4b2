export { DeviceStatus, type DeviceState, type DeviceStatusProps } from './DeviceStatus.tsx';
