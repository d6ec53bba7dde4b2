export { Select, type SelectOption, type SelectProps, type SelectSearchLabels } from './Select.tsx';
