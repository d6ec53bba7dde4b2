export { UserForm, type UserFormLabels, type UserFormProps } from './UserForm.tsx';
export type { UserFormValues, UserType } from './userFormSchema.ts';
