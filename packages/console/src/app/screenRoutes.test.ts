import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addresses, screenAt, startTexts } from './screenRoutes.ts';

const paths = addresses.flatMap(({ path, redirectTo }) => (redirectTo === undefined ? [path] : []));

it.each([
  ['/dashboard', '/dashboard'],
  ['/Requests/Waiting/', '/requests/waiting'],
  ['/requests', '/requests/waiting'],
  ['/', '/dashboard'],
  ['/settings/devices', '/rooms'],
  ['/login', undefined],
  ['/requests/nothing', undefined],
])('B8 %s leads to %s', (address, path) => {
  expect(screenAt(address)?.path).toBe(path);
});

it('B8 every redirect leads to a screen', () => {
  const targets = addresses.flatMap(({ redirectTo }) => redirectTo ?? []);
  expect(targets.length).toBeGreaterThan(1);
  expect(paths).toEqual(expect.arrayContaining(targets));
});

it('every screen is a module under its path, and every such module a screen', () => {
  const cwd = join(import.meta.dirname, 'screens');
  const files = globSync('**/*.{ts,tsx}', { cwd }).map((file) => `/${file.replace(/\.tsx?$/, '')}`);
  expect(files.toSorted()).toEqual(paths.toSorted());
});

it('every screen has a story', () => {
  const cwd = join(import.meta.dirname, '../../../../stories/screens');
  const code = globSync('*.stories.tsx', { cwd }).map((file) =>
    readFileSync(join(cwd, file), 'utf8'),
  );
  const missing = paths.filter((path) => !new RegExp(`['\`]${path}['\`?]`).test(code.join()));
  expect(missing).toEqual([]);
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
