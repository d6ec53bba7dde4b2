export {
  DevicePicker,
  type DeviceGroupLabels,
  type DevicePickerLabels,
  type DevicePickerProps,
} from './DevicePicker.tsx';
export type { DeviceOption } from './devicePickerModel.ts';
