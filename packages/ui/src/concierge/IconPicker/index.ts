export { IconPicker, type IconPickerLabels, type IconPickerProps } from './IconPicker.tsx';
export type { IconOption } from './iconPickerModel.ts';
