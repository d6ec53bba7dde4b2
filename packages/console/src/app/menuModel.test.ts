import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { menuItems } from './menuModel.ts';
import { addresses } from './screenRoutes.ts';

const screens = addresses.filter(({ redirectTo }) => redirectTo === undefined);

const t = ((key: string, values?: { count: number }) =>
  values ? `${key} ${values.count}` : key) as unknown as TFunction<'shell'>;
const menu = (facts: Partial<Parameters<typeof menuItems>[0]> = {}) =>
  menuItems({
    t,
    path: '/dashboard',
    filters: '',
    isAdmin: true,
    serviceCount: 6,
    waitingCount: 4,
    ...facts,
  });

it('B1 U69 the menu in its order, with the rooms for everyone; Reports, Users and Settings for administrators only', () => {
  expect(menu().map(({ id }) => id)).toEqual([
    'dashboard',
    'requests',
    'messages',
    'rooms',
    'reports',
    'users',
    'settings',
  ]);
  expect(menu({ isAdmin: false }).map(({ id }) => id)).toEqual([
    'dashboard',
    'requests',
    'messages',
    'rooms',
  ]);
  expect(menu()[1]?.items?.map(({ href }) => href)).toEqual([
    '/requests/waiting',
    '/requests/approved',
    '/requests/canceled',
    '/requests/done',
  ]);
});

it('B1 the badge is the number of services, once it is known', () => {
  expect(menu()[0]?.badge).toEqual({ count: 6, label: 'menu.services 6' });
  expect(menu({ serviceCount: null })[0]).not.toHaveProperty('badge');
});

it('U8 Requests and Waiting have the number of waiting requests, in words too; none while nothing waits', () => {
  const badge = { count: 4, label: 'menu.waitingCount 4' };
  const requests = menu()[1];
  expect(requests?.badge).toEqual(badge);
  expect(requests?.items?.map((item) => item.badge)).toEqual([
    badge,
    undefined,
    undefined,
    undefined,
  ]);
  for (const waitingCount of [0, null]) {
    const [, calm] = menu({ waitingCount });
    expect([calm, ...(calm?.items ?? [])].filter((item) => item?.badge)).toEqual([]);
  }
});

it.each(screens.map(({ path }) => path))('B1 exactly one entry is current on %s', (path) => {
  const current = menu({ path })
    .flatMap((item) => [item, ...(item.items ?? [])])
    .filter((item) => item.current);
  expect(current.map(({ href }) => href)).toEqual([
    path.startsWith('/settings/') ? '/settings' : path,
  ]);
});
