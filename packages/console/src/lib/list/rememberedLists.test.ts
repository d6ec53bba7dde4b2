import { expect, it } from 'vitest';
import { visit } from '../../testing/visitor.ts';
import { rememberedQuery, rememberList } from './rememberedLists.ts';

const waiting = (search = '', user = 7) =>
  rememberedQuery(user, { pathname: '/requests/waiting', search });

it('U74 order and size of a list are remembered for its user, and forgotten with the default', () => {
  visit({});
  expect(waiting()).toBeNull();
  rememberList(7, '/requests/waiting', { orderBy: 'service_date', direction: 'ASC', offset: null });
  rememberList(7, '/requests/waiting', { limit: 50, offset: null });
  rememberList(7, '/messages', { limit: 5 });
  rememberList(7, '/requests/waiting', { search: 'towels' });
  expect(waiting()).toBe('?limit=50&orderBy=service_date&direction=ASC');
  expect(waiting('', 8)).toBeNull();
  rememberList(7, '/requests/waiting', { orderBy: null, direction: null });
  expect(waiting()).toBe('?limit=50');
  rememberList(7, '/requests/waiting', { limit: null });
  expect(waiting()).toBeNull();
});

it('U74 what the address says wins, and what it says besides stays', () => {
  visit({});
  rememberList(7, '/requests/waiting', { orderBy: 'note', direction: 'DESC', limit: 50 });
  expect(waiting('?orderBy=id&device_id=3')).toBe('?orderBy=id&device_id=3&limit=50');
  expect(waiting('?limit=10&direction=ASC')).toBeNull();
});

it.each(['{', 'null', '7', '{"7 /requests/waiting":3}'])(
  'U74 what is kept as %s is ignored',
  (kept) => {
    visit({}).setItem('concierge.lists', kept);
    expect(waiting()).toBeNull();
    rememberList(7, '/requests/waiting', { limit: 5 });
    expect(waiting()).toBe('?limit=5');
  },
);
