export type RowKey = string | number;
type Keys = ReadonlySet<RowKey>;

/**
 * The ticked keys after one was pressed. With the one that was pressed before, as with Shift: all between them become
 * what this one becomes.
 */
export function ticked(
  keys: Keys,
  order: readonly RowKey[],
  key: RowKey,
  since: RowKey = key,
): Keys {
  const next = new Set(keys);
  const at = order.indexOf(key);
  const from = order.includes(since) ? order.indexOf(since) : at;
  for (const one of order.slice(Math.min(from, at), Math.max(from, at) + 1)) {
    if (keys.has(key)) next.delete(one);
    else next.add(one);
  }
  return next;
}

/** The ticked keys after a step with Shift from one row to its neighbor: more of them, or fewer on the way back to `start`. */
export function extended(
  keys: Keys,
  order: readonly RowKey[],
  [from, to]: readonly [RowKey, RowKey],
  start: RowKey,
): Keys {
  const next = new Set(keys);
  const distance = (key: RowKey) => Math.abs(order.indexOf(key) - order.indexOf(start));
  if (distance(to) < distance(from)) next.delete(from);
  else next.add(from).add(to);
  return next;
}
