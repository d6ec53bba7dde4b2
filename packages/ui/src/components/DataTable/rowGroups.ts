/** Consecutive rows that the browser lays out, or skips, together. */
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
/** New rows may join a group up to this size. */
const LARGEST_GROUP = 2 * GROUP_SIZE;

/**
 * Groups rows, each in its previous group if the order allows it, since a row that changes its group is
 * mounted again and loses the focus. Groups without a change stay the same objects.
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
  const previousGroup = new Map(
    before.flatMap(({ id, rows: old }) => old.map((row) => [keyOf(row), id])),
  );
  const targets = rows.map((row) => previousGroup.get(keyOf(row)));
  // A new row joins the group of the row below it.
  for (let at = rows.length - 2; at >= 0; at -= 1) targets[at] ??= targets[at + 1];

  const groups = new Map<number, Row[]>();
  let fresh = Math.max(-1, ...before.map(({ id }) => id));
  let current: Row[] = [];
  let unmoved = 0;
  rows.forEach((row, at) => {
    const target = targets[at];
    const room =
      groups.size > 0 && current.length < (target === undefined ? GROUP_SIZE : LARGEST_GROUP);
    // A row without room in its group goes to the group of the row below.
    const open = [target, room ? target : targets[at + 1]].find(
      (id) => id !== undefined && !groups.has(id),
    );
    if (open !== undefined || !room) {
      current = [];
      groups.set(open ?? (fresh += 1), current);
    }
    current.push(row);
    if (target !== undefined && groups.get(target) === current) unmoved += 1;
  });
  // An order that scatters most groups would split them into fragments: start over.
  return unmoved * 2 < rows.length && before.length > 0
    ? splitRows(rows, keyOf, [])
    : Array.from(groups, ([id, members]) => ({ id, rows: members }));
}
