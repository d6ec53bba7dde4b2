export {
  Select,
  type SelectOption,
  type SelectOptionGroup,
  type SelectProps,
  type SelectSearchLabels,
} from './Select.tsx';
