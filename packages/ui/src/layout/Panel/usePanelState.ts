import { useEffect, useRef, useState } from 'react';

export type PanelState = 'normal' | 'expanded' | 'collapsed' | 'reloading' | 'removed';

/** How long the reload indicator shows, in ms. */
const PANEL_RELOAD_MS = 2_000;

/** The panel's state, kept here unless it is controlled. The reload indicator ends by itself. */
export function usePanelState(
  controlled: PanelState | undefined,
  initial: PanelState,
  onChange: ((state: PanelState) => void) | undefined,
): [state: PanelState, change: (state: PanelState) => void] {
  const [own, setOwn] = useState(initial);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });

  const change = (next: PanelState) => {
    clearTimeout(timer.current);
    setOwn(next);
    onChange?.(next);
    if (next !== 'reloading') return;
    timer.current = setTimeout(() => {
      setOwn('normal');
      latest.current?.('normal');
    }, PANEL_RELOAD_MS);
  };
  return [controlled ?? own, change];
}
