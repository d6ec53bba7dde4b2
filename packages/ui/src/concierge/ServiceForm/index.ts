export { ServiceForm, type ServiceFormLabels, type ServiceFormProps } from './ServiceForm.tsx';
export type { ServiceFormValues } from './serviceFormModel.ts';
