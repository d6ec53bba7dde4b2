import { useEffect, useState } from 'react';
import { serverClock } from './serverClock.ts';

const MINUTE_MS = 60_000;

/** The server's time in milliseconds. What reads it renders again each minute, and when that time was corrected. */
export function useNow(): number {
  const [now, setNow] = useState(serverClock.now);
  useEffect(() => {
    const tick = () => setNow(serverClock.now());
    const timer = setInterval(tick, MINUTE_MS);
    const unsubscribe = serverClock.subscribe(tick);
    return () => {
      clearInterval(timer);
      unsubscribe();
    };
  }, []);
  return now;
}
