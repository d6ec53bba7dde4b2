import { describe, expect, it } from 'vitest';
import { filterItems, flyoutTop, holdsCurrent, isOpen, type SidebarItem } from './sidebarModel.ts';

const requests: SidebarItem = {
  id: 'requests',
  label: 'İstekler',
  items: [
    { id: 'waiting', label: 'Bekleyen', href: '/w' },
    { id: 'done', label: 'Tamamlanan', href: '/d', current: true },
  ],
};
const menu: readonly SidebarItem[] = [
  { id: 'home', label: 'Dashboard', href: '/' },
  requests,
  { id: 'users', label: 'Users', href: '/u' },
];

describe('filterItems', () => {
  it('B4 an empty filter keeps the very list', () => {
    expect(filterItems(menu, '  ')).toBe(menu);
  });

  it('B4 a matching sub-entry keeps its parent with only the matches', () => {
    const [only, ...others] = filterItems(menu, 'TAMAM');
    expect(others).toEqual([]);
    expect(only?.id).toBe('requests');
    expect(only?.items?.map((item) => item.id)).toEqual(['done']);
  });

  it('B4 a matching parent keeps its whole sub-menu, in Turkish capitals too', () => {
    expect(filterItems(menu, 'ISTEK')[0]?.items).toHaveLength(2);
  });

  it('B4 nothing matches: an empty list', () => {
    expect(filterItems(menu, 'zzz')).toEqual([]);
  });
});

describe('open sub-menus', () => {
  it('B1 an entry holds the current page through its sub-entries', () => {
    expect(menu.map(holdsCurrent)).toEqual([false, true, false]);
  });

  it('B3 a sub-menu with the current page is open until the user closes it', () => {
    expect(isOpen(requests, {}, false)).toBe(true);
    expect(isOpen(requests, { requests: false }, false)).toBe(false);
    expect(isOpen(requests, { requests: false }, true)).toBe(true);
  });
});

describe('flyoutTop', () => {
  it.each([
    [100, 200, 900, 100],
    [800, 200, 900, 692],
    [100, 2000, 900, 8],
  ])('B3 entry at %i, %i high, window %i: %i', (top, height, windowHeight, expected) => {
    expect(flyoutTop(top, height, windowHeight)).toBe(expected);
  });
});
