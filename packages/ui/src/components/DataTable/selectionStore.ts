/** What is selected among which rows, as the caller keeps it. */
export interface Selection<Key> {
  /** Keys of the rows that can be selected, in their order. */
  keys: readonly Key[];
  selected: readonly Key[];
  onSelectedChange: (selected: Key[]) => void;
}

/** Tells the check boxes of a column what is selected, so that a tick renders them alone and no row. */
export interface SelectionStore<Key> {
  subscribe: (listener: () => void) => () => void;
  update: (selection: Selection<Key>) => void;
  has: (key: Key) => boolean;
  /** How many of the rows are selected. */
  share: () => 'all' | 'some' | 'none';
  select: (key: Key, selected: boolean) => void;
  /** Selects all rows or none; what is selected beyond them, such as on other pages, stays. */
  selectAll: (selected: boolean) => void;
}

export function createSelectionStore<Key>(initial: Selection<Key>): SelectionStore<Key> {
  const listeners = new Set<() => void>();
  let current = initial;
  let selected = new Set(initial.selected);
  const without = (keys: ReadonlySet<Key>) => current.selected.filter((key) => !keys.has(key));
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    update: (selection) => {
      current = selection;
      selected = new Set(selection.selected);
      for (const listener of listeners) listener();
    },
    has: (key) => selected.has(key),
    share: () => {
      const count = current.keys.filter((key) => selected.has(key)).length;
      if (count === 0) return 'none';
      return count === current.keys.length ? 'all' : 'some';
    },
    select: (key, on) => {
      const rest = without(new Set([key]));
      current.onSelectedChange(on ? [...rest, key] : rest);
    },
    selectAll: (on) => {
      const rest = without(new Set(current.keys));
      current.onSelectedChange(on ? [...rest, ...current.keys] : rest);
    },
  };
}
