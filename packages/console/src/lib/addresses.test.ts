import { expect, it } from 'vitest';
import { HOME, afterLogin, loginWithReturn } from './addresses.ts';

it('A2 sign-in leads to the dashboard', () => {
  expect(afterLogin('')).toBe(HOME);
});

it('A5 a user whose session ended comes back to the same place', () => {
  const address = '/requests/approved?orderBy=id&direction=ASC';
  expect(afterLogin(new URL(loginWithReturn(address), 'http://x').search)).toBe(address);
});

it('U20 a link opened signed out leads on to its page, with its query and fragment', () => {
  const address = '/requests/approved?service_id=3&limit=25#row';
  expect(loginWithReturn(address)).toMatch(/^\/login\?next=/);
  expect(afterLogin(new URL(loginWithReturn(address), 'http://x').search)).toBe(address);
  expect(loginWithReturn('/')).toBe('/login');
  expect(loginWithReturn(HOME)).toBe('/login');
});

it.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n//evil.example',
  'javascript:alert(1)',
  '/login?next=/login',
])('sign-in never leads to %s', (address) => {
  expect(afterLogin(`?${new URLSearchParams({ next: address })}`)).toBe(HOME);
});
