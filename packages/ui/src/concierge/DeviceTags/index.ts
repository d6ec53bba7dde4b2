export { DeviceTags, type DeviceTagsLabels, type DeviceTagsProps } from './DeviceTags.tsx';
export type { MessageDevice } from './deviceTagsModel.ts';
