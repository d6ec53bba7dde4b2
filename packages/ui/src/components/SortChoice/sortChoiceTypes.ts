import type { ElementProps } from '../../internal/props.ts';

export interface SortColumn {
  id: string;
  label: string;
  /** What its values are: times start with the newest, texts with their first letter. */
  kind: 'time' | 'text';
}

export type SortDirection = 'ASC' | 'DESC';

export interface SortChoiceLabels {
  /** Name of the choice between the columns. */
  sortBy: string;
  /** Name of the choice between the directions. */
  direction: string;
  /** Both directions, in words that fit the kind of values, e.g. 'Newest first'. */
  directions: Record<SortColumn['kind'], Record<SortDirection, string>>;
}

/** What a list is sorted by. */
export interface SortChoiceState {
  /** What it can be sorted by; the first one is how the list comes by itself. */
  columns: ReadonlyArray<SortColumn>;
  /** `id` of a column. */
  sortBy: string;
  /** `ASC` for the smallest value, the oldest time or the first letter at the top. */
  direction: SortDirection;
  /** Its texts, and the names of its two choices. */
  labels: SortChoiceLabels;
}

export interface SortChoiceProps extends SortChoiceState, ElementProps<'div', 'children'> {
  /** The user chose a column or a direction; another column comes with its usual direction. */
  onSortChange: (sortBy: string, direction: SortDirection) => void;
}
