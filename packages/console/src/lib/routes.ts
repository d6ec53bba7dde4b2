/** Addresses of the console's own screens (specification §2). */
export const routes = {
  home: '/',
  login: '/login',
  dashboard: '/dashboard',
  requests: '/requests',
  waiting: '/requests/waiting',
  approved: '/requests/approved',
  canceled: '/requests/canceled',
  done: '/requests/done',
  messages: '/messages',
  users: '/users',
  settings: '/settings',
} as const;

const RETURN_PARAM = 'next';

/** The sign-in page that leads back to where the person was. */
export function loginWithReturn(address: string): string {
  return `${routes.login}?${new URLSearchParams({ [RETURN_PARAM]: address })}`;
}

/** Where sign-in leads: back to where the person was, if that is a place of this console (A2). */
export function afterLogin(search: string): string {
  const address = new URLSearchParams(search).get(RETURN_PARAM) ?? '';
  return /^\/(?![/\\])/.test(address) && !address.startsWith(routes.login)
    ? address
    : routes.dashboard;
}
