import { createPath } from 'react-router-dom';
import type { ConsoleHistory } from './consoleHistory.ts';

const stay = () => undefined;

/** The history of a page that is drawn where nobody can go anywhere: on the server. */
export function createStandingHistory(address: {
  pathname: string;
  search: string;
}): ConsoleHistory {
  const location = { ...address, hash: '', state: null, key: 'default' };
  return {
    place: () => ({ action: 'POP', location }),
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    push: stay,
    replace: stay,
    go: stay,
    listen: () => stay,
    guard: () => stay,
  };
}
