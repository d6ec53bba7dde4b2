export { SecretField } from './SecretField.tsx';
export type { SecretFieldLabels, SecretFieldProps } from './SecretField.tsx';
