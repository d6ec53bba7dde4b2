export {
  DeviceKeyModal,
  type DeviceKeyLabels,
  type DeviceKeyModalProps,
} from './DeviceKeyModal.tsx';
