import { setImmediate } from 'node:timers/promises';

/** How many items are looked at before others have their turn. */
const TURN = 1_000;

/**
 * The items from one place to before another, as `items.toSorted(compare).slice(from, to)` has them. Only what is on
 * the page is sorted, and other calls are answered in between: a hundred thousand titles take a while.
 */
export async function sortedPage<Item>(
  items: readonly Item[],
  compare: (one: Item, other: Item) => number,
  from: number,
  to: number,
): Promise<Item[]> {
  const pivot = items[Math.floor(items.length / 2)];
  if (pivot === undefined || to <= 0 || from >= items.length) return [];
  if (items.length <= TURN) return items.toSorted(compare).slice(Math.max(from, 0), to);
  const before: Item[] = [];
  const same: Item[] = [];
  const after: Item[] = [];
  for (const [at, item] of items.entries()) {
    const order = compare(item, pivot);
    (order < 0 ? before : order > 0 ? after : same).push(item);
    if (at % TURN === 0) await setImmediate();
  }
  const rest = before.length + same.length;
  return [
    ...(await sortedPage(before, compare, from, to)),
    ...same.slice(Math.max(from - before.length, 0), Math.max(to - before.length, 0)),
    ...(await sortedPage(after, compare, from - rest, to - rest)),
  ];
}
