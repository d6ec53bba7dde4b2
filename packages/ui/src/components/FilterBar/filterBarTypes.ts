import type { ReactNode } from 'react';
import type { ElementProps } from '../../internal/props.ts';
import type { SortChoiceProps } from '../SortChoice/SortChoice.tsx';

export interface FilterBarLabels {
  /** The button that clears all filters. */
  clear: string;
  /** On a phone the button that opens the filters; `count` are set. */
  filters: (count: number) => string;
  /** On a phone the button that opens the sheet of `sort`; `order` is what it is sorted by. */
  sort?: ((order: string) => string) | undefined;
  /** Closes a sheet: its button at the end, and the one beside its title. */
  done: string;
  close: string;
}

export interface FilterBarProps extends ElementProps<'div', 'role' | 'aria-label'> {
  /** Accessible name, and the title of the sheet on a phone. */
  label: string;
  /** A `SearchField` before the filters, which stays in the page on a phone. */
  search?: ReactNode;
  /** How many filters are set; with none there is nothing to clear. */
  count: number;
  /** Clears all filters. */
  onClear: () => void;
  /** What the list can be sorted by: on a phone there are no headings to press. Needs `labels.sort`. */
  sort?: Omit<SortChoiceProps, 'ref'> | undefined;
  /** Texts, for screen readers too. */
  labels: FilterBarLabels;
  /** One `Select`, `DatePicker` or `DateRangePicker` per filter. */
  children: ReactNode;
}
