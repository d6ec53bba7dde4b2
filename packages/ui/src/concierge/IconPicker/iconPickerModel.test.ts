import { describe, expect, it } from 'vitest';
import {
  entryIcon,
  iconAfterKey,
  iconGroups,
  isGridKey,
  type GridKey,
  type IconOption,
} from './iconPickerModel.ts';

const icon = (id: number, group: string, name = `icon-${id}`): IconOption => ({
  id,
  name,
  group,
  src: `/icons/${name}.svg`,
});

/** Room 1 2 3 / 4 5, then Spa 6 7 (three columns). */
const icons = [1, 2, 3, 4, 5].map((id) => icon(id, 'Room')).concat(icon(6, 'Spa'), icon(7, 'Spa'));

describe('iconGroups', () => {
  it('G2 keeps the order in which groups first appear, also when they are mixed', () => {
    const mixed = [icon(1, 'Room'), icon(2, 'Spa'), icon(3, 'Room')];
    expect(iconGroups(mixed, '')).toEqual([
      { group: 'Room', icons: [mixed[0], mixed[2]] },
      { group: 'Spa', icons: [mixed[1]] },
    ]);
  });

  it('finds by name and by group, ignoring case, and drops groups left empty', () => {
    const found = iconGroups([icon(1, 'Room', 'bed-double'), icon(2, 'Spa', 'towel')], 'BED');
    expect(found.map(({ group }) => group)).toEqual(['Room']);
    expect(iconGroups(icons, 'spa').flatMap((group) => group.icons)).toHaveLength(2);
    expect(iconGroups(icons, 'nothing')).toEqual([]);
  });
});

describe('entryIcon', () => {
  it('is the chosen icon, else the first, else none', () => {
    const groups = iconGroups(icons, '');
    expect(entryIcon(groups, 6)).toBe(6);
    expect(entryIcon(groups, 99)).toBe(1);
    expect(entryIcon(groups, null)).toBe(1);
    expect(entryIcon([], 6)).toBeNull();
  });
});

describe('iconAfterKey', () => {
  const groups = iconGroups(icons, '');
  it.each<[number, GridKey, number]>([
    [1, 'ArrowRight', 2],
    [3, 'ArrowRight', 4],
    [5, 'ArrowRight', 6],
    [7, 'ArrowRight', 7],
    [1, 'ArrowLeft', 1],
    [6, 'ArrowLeft', 5],
    [2, 'ArrowDown', 5],
    [3, 'ArrowDown', 5],
    [5, 'ArrowDown', 7],
    [4, 'ArrowDown', 6],
    [7, 'ArrowDown', 7],
    [6, 'ArrowUp', 4],
    [4, 'ArrowUp', 1],
    [2, 'ArrowUp', 2],
    [1, 'PageDown', 6],
    [7, 'PageUp', 2],
    [4, 'Home', 1],
    [1, 'End', 7],
  ])('from %i %s leads to %i', (from, key, expected) => {
    expect(iconAfterKey(groups, 3, from, key)).toBe(expected);
  });

  it('works in one column', () => {
    expect(iconAfterKey(groups, 1, 5, 'ArrowDown')).toBe(6);
    expect(iconAfterKey(groups, 0, 1, 'ArrowDown')).toBe(2);
  });
});

it('knows its keys', () => {
  expect(isGridKey('ArrowUp')).toBe(true);
  expect(isGridKey('Enter')).toBe(false);
});
