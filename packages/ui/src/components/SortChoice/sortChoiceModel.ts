import type { SortChoiceState, SortColumn, SortDirection } from './sortChoiceTypes.ts';

/** Times start with the newest, texts with their first letter. */
export const usualDirection = ({ kind }: SortColumn): SortDirection =>
  kind === 'time' ? 'DESC' : 'ASC';

/** The order in a few words: the direction alone where the list is sorted as it comes by itself. */
export function sortText({ columns, sortBy, direction, labels }: SortChoiceState): string {
  const column = columns.find(({ id }) => id === sortBy);
  const words = labels.directions[column?.kind ?? 'text'][direction];
  return column === undefined || column === columns[0] ? words : `${column.label} · ${words}`;
}
