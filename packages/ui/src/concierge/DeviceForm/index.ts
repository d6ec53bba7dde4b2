export { DeviceForm, type DeviceFormLabels, type DeviceFormProps } from './DeviceForm.tsx';
export type { DeviceFormValues } from './deviceFormSchema.ts';
