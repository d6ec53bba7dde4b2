import type { SelectEntry } from './selectModel.ts';

/** The lines in no group, then each group with its lines, in the order of their first. */
export function groupedEntries(
  entries: readonly SelectEntry[],
): [group: string | undefined, entries: SelectEntry[]][] {
  const groups = new Map<string | undefined, SelectEntry[]>([[undefined, []]]);
  for (const entry of entries) {
    const group = groups.get(entry.group);
    if (group) group.push(entry);
    else groups.set(entry.group, [entry]);
  }
  return [...groups];
}
