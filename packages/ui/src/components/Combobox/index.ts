export { Combobox } from './Combobox.tsx';
export type { ComboboxLabels, ComboboxOption, ComboboxProps } from './comboboxTypes.ts';
