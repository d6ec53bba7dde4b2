/** Where signing in leads, and every way home. */
export const HOME = '/dashboard';
export const LOGIN = '/login';
export const WAITING = '/requests/waiting';
/** The same, with the guest who waits longest at first. */
export const OLDEST_WAITING = `${WAITING}?orderBy=service_date&direction=ASC`;
export const MESSAGES = '/messages';

/** Requests in every state, to be searched. */
export const ALL_REQUESTS = '/requests/all';

export const isRequestList = (pathname: string): boolean => pathname.startsWith('/requests/');

/** Opens a request over the list of those that wait, whatever its state. */
export const replyAddress = (requestId: number) => `${WAITING}?reply=${requestId}`;

/** What waits and what is approved for this device. */
export const openRequestsAddress = (deviceId: number) => `/requests/open?device_id=${deviceId}`;

/** Approved requests of this user. */
export const approvedAddress = (userId: number) => `/requests/approved?approved_by=${userId}`;

/** Enters a request over whatever is on screen: for the room of this id, or `any`. */
export const NEW_REQUEST_PARAM = 'newRequest';

export const ROOMS = '/rooms';

/** The devices with this in their name, group or serial number. */
export const deviceAddress = (search: string) => `${ROOMS}?${new URLSearchParams({ search })}`;

const RETURN_PARAM = 'next';

export function isLogin(pathname: string): boolean {
  return /^\/login\/?$/i.test(pathname);
}

/** The sign-in page that leads on to the address; the dashboard follows signing in anyway. */
export function loginWithReturn(address: string): string {
  if (address === '/' || address === HOME) return LOGIN;
  return `${LOGIN}?${new URLSearchParams({ [RETURN_PARAM]: address })}`;
}

/** Where signing in leads: on to the page that was asked for, if it is one of this console. */
export function afterLogin(search: string): string {
  const address = new URLSearchParams(search).get(RETURN_PARAM) ?? '';
  // Browsers read a backslash as a slash and skip line breaks: such an address may be another site's.
  const isPath = /^\/(?![/\\])[^\p{Cc}]*$/u.test(address);
  return isPath && !address.startsWith(LOGIN) ? address : HOME;
}
