import { expect, it } from 'vitest';
import { redirects, screenAt, screens, startTexts } from './screenTable.ts';

it.each([
  ['/dashboard', '/dashboard'],
  ['/Requests/Waiting/', '/requests/waiting'],
  ['/requests', '/requests/waiting'],
  ['/', '/dashboard'],
  ['/login', undefined],
  ['/requests/nothing', undefined],
])('B8 %s leads to %s', (address, path) => {
  expect(screenAt(address)?.path).toBe(path);
});

it('B8 every redirect leads to a screen', () => {
  const paths = screens.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(Object.values(redirects)));
});

it('H1 a page starts with the texts of its screen and those of every page', () => {
  expect(startTexts('/settings')).toEqual([
    'common',
    'errors',
    'auth',
    'shell',
    'settings',
    'dashboard',
  ]);
  expect(startTexts('/login')).toEqual(['common', 'errors', 'auth', 'shell']);
});
