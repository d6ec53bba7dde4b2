/** PostgreSQL binds at most 65 535 values in one statement. */
const ITEMS = 500;

/** The items, as many at a time as a statement may have. */
export function* chunks<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let start = 0; start < items.length; start += ITEMS) {
    yield items.slice(start, start + ITEMS);
  }
}
