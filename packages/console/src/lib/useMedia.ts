import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query applies now. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** The width up to which the console is laid out for a phone, as in `AppShell`. */
export const PHONE = '(max-width: 640px)';
