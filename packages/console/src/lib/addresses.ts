/** Where signing in leads, and every way home. */
export const HOME = '/dashboard';
export const LOGIN = '/login';
export const WAITING = '/requests/waiting';
export const MESSAGES = '/messages';

/** Opens a request over the list of those that wait, whatever its state. */
export const replyAddress = (requestId: number) => `${WAITING}?reply=${requestId}`;

const RETURN_PARAM = 'next';

export function isLogin(pathname: string): boolean {
  return /^\/login\/?$/i.test(pathname);
}

/** The sign-in page that leads back to where the user was. */
export function loginWithReturn(address: string): string {
  return `${LOGIN}?${new URLSearchParams({ [RETURN_PARAM]: address })}`;
}

/** Where signing in leads: back to where the user was, if that is an address of this console (A2). */
export function afterLogin(search: string): string {
  const address = new URLSearchParams(search).get(RETURN_PARAM) ?? '';
  return /^\/(?![/\\])/.test(address) && !address.startsWith(LOGIN) ? address : HOME;
}
