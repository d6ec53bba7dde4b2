export { Button, type ButtonProps } from './Button.tsx';
export type { ButtonSize, ButtonVariant } from './buttonStyle.ts';
