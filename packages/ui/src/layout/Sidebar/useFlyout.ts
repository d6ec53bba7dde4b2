import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

/** How long a fly-out stays after the pointer has left it, in ms. */
const FLYOUT_HIDE_MS = 250;

export interface Flyout {
  /** The entry whose fly-out is shown. */
  openId: string | null;
  show: (id: string) => void;
  /** Hides it unless the pointer comes back in time. */
  hideSoon: () => void;
  hide: () => void;
}

/** Which of the minified sidebar's fly-outs is shown: one at most. */
export function useFlyout(): Flyout {
  const [openId, setOpenId] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const keep = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => keep, [keep]);

  return useMemo(
    () => ({
      openId,
      show: (id) => {
        keep();
        setOpenId(id);
      },
      hideSoon: () => {
        keep();
        timer.current = setTimeout(() => setOpenId(null), FLYOUT_HIDE_MS);
      },
      hide: () => {
        keep();
        setOpenId(null);
      },
    }),
    [keep, openId],
  );
}
