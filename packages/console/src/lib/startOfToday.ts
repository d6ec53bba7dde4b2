import { useSyncExternalStore } from 'react';
import { listen } from './listen.ts';
import { serverClock } from './serverClock.ts';

const MINUTE_MS = 60_000;

/** When the day began in the browser's timezone, as `Date.toISOString` writes it. */
export const startOfToday = (): string =>
  new Date(new Date(serverClock.now()).setHours(0, 0, 0, 0)).toISOString();

/** Calls the listener whenever the day may be another one: no timer to midnight survives clocks and sleep. */
export function watchToday(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE_MS);
  const stops = [
    serverClock.subscribe(listener),
    listen(globalThis.document, 'visibilitychange', listener),
  ];
  return () => {
    clearInterval(timer);
    for (const stop of stops) stop();
  };
}

/** When the day began; another value after midnight. */
export const useToday = (): string => useSyncExternalStore(watchToday, startOfToday);
