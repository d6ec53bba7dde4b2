export { FilterBar } from './FilterBar.tsx';
export type { FilterBarLabels, FilterBarProps } from './filterBarTypes.ts';
export { InlineFilterBar, type InlineFilterBarProps } from './InlineFilterBar.tsx';
