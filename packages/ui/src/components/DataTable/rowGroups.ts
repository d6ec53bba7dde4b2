/** Consecutive rows that the browser lays out, or leaves out, together. */
export interface RowGroup<Row> {
  id: number;
  rows: readonly Row[];
}

type KeyOf<Row> = (row: Row) => string | number;

/**
 * Above this many rows they are grouped. Pages hold up to 50; below some 100 rows the columns of a
 * real table, as wide as their content, cost less.
 */
export const MANY_ROWS = 100;
const GROUP_SIZE = 25;
/** New rows may join a group until it has so many. */
const FULL = 2 * GROUP_SIZE;

/**
 * Groups rows, each where it was before if the order allows it, since a row that changes its group is
 * made anew and loses the focus within it. Groups without a change stay the same objects.
 */
export function groupRows<Row>(
  rows: readonly Row[],
  keyOf: KeyOf<Row>,
  before: readonly RowGroup<Row>[] = [],
): readonly RowGroup<Row>[] {
  const groups = rows.length > MANY_ROWS ? splitRows(rows, keyOf, before) : [{ id: 0, rows }];
  return groups.map((group) => {
    const same = before.find(({ id }) => id === group.id);
    return same?.rows.length === group.rows.length &&
      group.rows.every((row, at) => row === same.rows[at])
      ? same
      : group;
  });
}

function splitRows<Row>(
  rows: readonly Row[],
  keyOf: KeyOf<Row>,
  before: readonly RowGroup<Row>[],
): RowGroup<Row>[] {
  const homes = new Map(before.flatMap(({ id, rows: old }) => old.map((row) => [keyOf(row), id])));
  const wanted = rows.map((row) => homes.get(keyOf(row)));
  // A new row joins the one below it.
  for (let at = rows.length - 2; at >= 0; at -= 1) wanted[at] ??= wanted[at + 1];

  const groups = new Map<number, Row[]>();
  let fresh = Math.max(-1, ...before.map(({ id }) => id));
  let current: Row[] = [];
  let kept = 0;
  rows.forEach((row, at) => {
    const want = wanted[at];
    const room = groups.size > 0 && current.length < (want === undefined ? GROUP_SIZE : FULL);
    // What finds no room goes to the group of the row below.
    const open = [want, room ? want : wanted[at + 1]].find(
      (id) => id !== undefined && !groups.has(id),
    );
    if (open !== undefined || !room) {
      current = [];
      groups.set(open ?? (fresh += 1), current);
    }
    current.push(row);
    if (want !== undefined && groups.get(want) === current) kept += 1;
  });
  // An order that tears the groups apart would leave them as shreds.
  return kept * 2 < rows.length && before.length > 0
    ? splitRows(rows, keyOf, [])
    : Array.from(groups, ([id, members]) => ({ id, rows: members }));
}
