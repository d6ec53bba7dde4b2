import { describe, expect, it } from 'vitest';
import { groupRows, MANY_ROWS, type RowGroup } from './rowGroups.ts';

interface Row {
  id: number;
}

const keyOf = ({ id }: Row) => id;
const makeRows = (count: number): Row[] => Array.from({ length: count }, (_, id) => ({ id }));
const group = (rows: readonly Row[], before?: readonly RowGroup<Row>[]) =>
  groupRows(rows, keyOf, before);
const flat = (groups: readonly RowGroup<Row>[]) => groups.flatMap(({ rows }) => rows);
const sizes = (groups: readonly RowGroup<Row>[]) => groups.map(({ rows }) => rows.length);

/** How many rows are in another group than before, and so mounted again. */
function movedRows(before: readonly RowGroup<Row>[], after: readonly RowGroup<Row>[]): number {
  const previousGroup = new Map(before.flatMap(({ id, rows }) => rows.map((row) => [row.id, id])));
  return after.flatMap(({ id, rows }) =>
    rows.map((row) => previousGroup.get(row.id) ?? id).filter((old) => old !== id),
  ).length;
}

describe('rows in groups', () => {
  const rows = makeRows(1000);
  const groups = group(rows);

  it('are one group as long as they are few', () => {
    expect(sizes(group([]))).toEqual([0]);
    expect(sizes(group(makeRows(MANY_ROWS)))).toEqual([MANY_ROWS]);
  });

  it('keep their order and are evenly divided when they are many', () => {
    expect(sizes(groups)).toEqual(Array.from({ length: 40 }, () => 25));
    expect(flat(groups)).toEqual(rows);
  });

  it('stay where they are when one changes, and the other groups are the same objects', () => {
    const changed = rows.map((row) => (row.id === 60 ? { ...row } : row));
    const after = group(changed, groups);
    expect(flat(after)).toEqual(changed);
    expect(after.filter((one, at) => one !== groups[at])).toEqual([after[2]]);
  });

  it('stay where they are when the order flips', () => {
    const after = group(rows.toReversed(), groups);
    expect(flat(after)).toEqual(rows.toReversed());
    expect(movedRows(groups, after)).toBe(0);
  });

  it('take in new rows, one at a time or many, moving hardly any', () => {
    let before = groups;
    let known = rows;
    for (let made = 0; made < 100; made += 1) {
      known = [{ id: 5000 + made }, ...known];
      const after = group(known, before);
      expect(flat(after)).toEqual(known);
      expect(movedRows(before, after)).toBeLessThanOrEqual(4);
      before = after;
    }
    expect(before.length).toBeLessThanOrEqual(44);
  });

  it('lose rows without moving any', () => {
    const odd = rows.filter(({ id }) => id % 2 === 1);
    const after = group(odd, groups);
    expect(flat(after)).toEqual(odd);
    expect(movedRows(groups, after)).toBe(0);
  });

  it('start over when a new order scatters most of them', () => {
    const torn = rows.toSorted((a, b) => (a.id % 7) - (b.id % 7) || a.id - b.id);
    const after = group(torn, groups);
    expect(flat(after)).toEqual(torn);
    expect(sizes(after)).toEqual(sizes(groups));
  });

  it('are whole in any order of many additions and removals', () => {
    let before = groups;
    for (let turn = 1; turn < 40; turn += 1) {
      const next = flat(before)
        .filter(({ id }) => id % 41 !== turn)
        .toSorted((a, b) => ((a.id * turn) % 11) - ((b.id * turn) % 11));
      next.splice(turn * 3, 0, ...makeRows(30).map(({ id }) => ({ id: 10_000 * turn + id })));
      before = group(next, before);
      expect(flat(before)).toEqual(next);
      expect(new Set(before.map(({ id }) => id)).size).toBe(before.length);
      expect(Math.min(...sizes(before))).toBeGreaterThan(0);
      expect(Math.max(...sizes(before))).toBeLessThanOrEqual(50);
    }
  });
});
