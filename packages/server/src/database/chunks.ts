/** PostgreSQL binds at most 65 535 values in one statement. */
const ITEMS = 500;

/** The items, as many at a time as a statement may have. */
export function* chunks<Item>(items: readonly Item[], size = ITEMS): Generator<Item[]> {
  for (let start = 0; start < items.length; start += size) {
    yield items.slice(start, start + size);
  }
}
