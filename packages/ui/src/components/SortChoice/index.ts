export { SortChoice } from './SortChoice.tsx';
export type {
  SortChoiceLabels,
  SortChoiceProps,
  SortChoiceState,
  SortColumn,
  SortDirection,
} from './sortChoiceTypes.ts';
