import { describe, expect, it } from 'vitest';
import { pageItems } from './paginationModel.ts';

/** Pages counted from 1, gaps as dots. */
const shown = (page: number, count: number) =>
  pageItems(page - 1, count)
    .map((item) => (item === 'gap' ? '…' : item + 1))
    .join(' ');

describe('D4 pagination shows 5 pages with 3 margin pages', () => {
  it.each([
    [1, 0, ''],
    [1, 1, '1'],
    [2, 5, '1 2 3 4 5'],
    [1, 30, '1 2 3 4 5 … 28 29 30'],
    [5, 30, '1 2 3 4 5 6 7 … 28 29 30'],
    [15, 30, '1 2 3 … 13 14 15 16 17 … 28 29 30'],
    [27, 30, '1 2 3 … 25 26 27 28 29 30'],
    [30, 30, '1 2 3 … 26 27 28 29 30'],
  ])('page %i of %i: %s', (page, count, pages) => {
    expect(shown(page, count)).toBe(pages);
  });

  it('shows a page rather than a gap that hides only that one', () => {
    expect(shown(7, 30)).toBe('1 2 3 4 5 6 7 8 9 … 28 29 30');
  });

  it('names every page once, in order, for any page of any count', () => {
    for (let count = 1; count <= 40; count += 1) {
      for (let page = 0; page < count; page += 1) {
        const pages = pageItems(page, count).filter((item) => item !== 'gap');
        expect(pages).toContain(page);
        expect(pages).toEqual([...new Set(pages)].toSorted((a, b) => a - b));
        expect(pages.length).toBeLessThanOrEqual(13);
      }
    }
  });
});
