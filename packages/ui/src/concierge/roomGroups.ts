/** The words for the groups of rooms. */
export interface RoomGroupLabels {
  /** Names a floor, e.g. 'Floor 12'. */
  floor: (floor: number) => string;
  /** Names what is on no floor and begins like no other. */
  others: string;
}

export interface RoomGroup<Item> {
  label: string;
  items: Item[];
}

/** A group needs this many rooms, and there have to be this many groups. */
const ENOUGH = 2;
/** Numbers of five digits are no rooms. */
const HIGHEST = 9_999;

/** `Room 1204` is on floor 12; numbers below 100 say no floor. */
function floorOf(name: string): number | null {
  const number = Number(/(\d+)\D*$/.exec(name)?.[1] ?? Number.NaN);
  return number >= 100 && number <= HIGHEST ? Math.floor(number / 100) : null;
}

/** What is before the number at the end: `Spa` of `Spa 3`. */
function prefixOf(name: string): string | null {
  return /^(.*?\p{L}.*?)[\s.#-]*\d+\s*$/u.exec(name)?.[1] ?? null;
}

function grouped<Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key | null,
): Map<Key, Item[]> | null {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key !== null) groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  const large = [...groups.values()].filter(({ length }) => length >= ENOUGH);
  return large.length >= ENOUGH ? groups : null;
}

/**
 * Rooms by floor: the hundreds of the number their name ends in, when there are at least two floors with two
 * rooms each; else by how their names begin, by the same rule. Null when neither makes groups. Within a group
 * the order stays.
 */
export function groupRooms<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  labels: RoomGroupLabels,
): RoomGroup<Item>[] | null {
  const floors = grouped(items, (item) => floorOf(nameOf(item)));
  const prefixes = floors ? null : grouped(items, (item) => prefixOf(nameOf(item)));
  const groups = floors
    ? [...floors]
        .toSorted(([one], [other]) => one - other)
        .map(([floor, rooms]) => ({ label: labels.floor(floor), items: rooms }))
    : [...(prefixes ?? [])]
        .filter(([, rooms]) => rooms.length >= ENOUGH)
        .map(([label, rooms]) => ({ label, items: rooms }));
  if (groups.length === 0) return null;
  const known = new Set(groups.flatMap((group) => group.items));
  const others = items.filter((item) => !known.has(item));
  return others.length > 0 ? [...groups, { label: labels.others, items: others }] : groups;
}
