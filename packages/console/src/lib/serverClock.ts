import { createServerClock, type ServerClock } from '@concierge/client/serverClock';
import { useSyncExternalStore } from 'react';

/** The server's time, by what pages, answers and the live connection say of it. */
export const serverClock: ServerClock = createServerClock();

/** Reads the server's time. It is another function, and renders again, when that time was corrected. */
export const useServerTime = (): (() => number) =>
  useSyncExternalStore(serverClock.subscribe, serverClock.reader);
