export { TextField, type TextControl, type TextFieldProps } from './TextField.tsx';
