import { serverClock } from './serverClock.ts';

/** When the day began in the browser's timezone, as `Date.toISOString` writes it. */
export const startOfToday = (): string =>
  new Date(new Date(serverClock.now()).setHours(0, 0, 0, 0)).toISOString();
