import type { SelectEntry } from './selectModel.ts';

/** The lines in no group, then each group with its lines, in the order of their first. */
export function groupedEntries<Entry extends SelectEntry>(
  entries: readonly Entry[],
): [group: string | undefined, entries: Entry[]][] {
  const groups = new Map<string | undefined, Entry[]>([[undefined, []]]);
  for (const entry of entries) {
    const group = groups.get(entry.group);
    if (group) group.push(entry);
    else groups.set(entry.group, [entry]);
  }
  return [...groups];
}
