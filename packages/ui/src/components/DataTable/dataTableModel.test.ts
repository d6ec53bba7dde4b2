import { describe, expect, it } from 'vitest';
import { missingRows, nextSort, sortingOf, sortingText, tracksOf } from './dataTableModel.ts';

const LABELS = { sortAscending: 'up', sortDescending: 'down', notSorted: 'none' };

describe('D3 sorters', () => {
  it('start ascending and then go back and forth', () => {
    const first = nextSort('date', null);
    const second = nextSort('date', first);
    expect([first, second, nextSort('date', second)]).toEqual([
      { column: 'date', direction: 'ASC' },
      { column: 'date', direction: 'DESC' },
      { column: 'date', direction: 'ASC' },
    ]);
  });

  it('start over on another column', () => {
    expect(nextSort('device', { column: 'date', direction: 'ASC' })).toEqual({
      column: 'device',
      direction: 'ASC',
    });
  });

  it('name their direction', () => {
    const sort = { column: 'date', direction: 'DESC' } as const;
    expect(sortingOf('date', sort)).toBe('descending');
    expect(sortingOf('device', sort)).toBe('none');
    expect(sortingText('ascending', LABELS)).toBe('up');
    expect(sortingText('descending', LABELS)).toBe('down');
    expect(sortingText('none', LABELS)).toBe('none');
  });
});

describe('D4 table padding below 3 rows', () => {
  it.each([
    [0, 0],
    [1, 2],
    [2, 1],
    [3, 0],
    [10, 0],
  ])('%i rows miss %i', (count, missing) => {
    expect(missingRows(count)).toBe(missing);
  });
});

describe('the tracks of many rows', () => {
  it('are the given widths, and equal parts of the rest', () => {
    expect(tracksOf([{ width: '150px' }, {}, { minWidth: '90px' }, { width: '20%' }])).toBe(
      '150px minmax(120px, 1fr) minmax(90px, 1fr) 20%',
    );
  });

  it('fill the table where every column has a width', () => {
    expect(tracksOf([{ width: '150px' }, { width: '90px' }])).toBe(
      'minmax(150px, 1fr) minmax(90px, 1fr)',
    );
  });
});
