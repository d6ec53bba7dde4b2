export { ColorField, type ColorFieldLabels, type ColorFieldProps } from './ColorField.tsx';
