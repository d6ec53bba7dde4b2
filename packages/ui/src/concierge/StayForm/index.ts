export { StayForm, type StayFormLabels, type StayFormProps } from './StayForm.tsx';
export type { StayFormValues } from './stayFormSchema.ts';
