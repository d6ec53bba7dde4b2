import { isElement } from '../../internal/elements.ts';
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { pressedKey } from '../../internal/pressedKey.ts';

/** What the drawer of the shell needs. */
interface Drawer {
  /** Of its element. */
  drawer: RefObject<HTMLDivElement | null>;
  /** Closes it; the same function in every render. */
  close: () => void;
}

/** Keeps the focus in the drawer while it is open, and closes it on Escape. */
export function useDrawer(open: boolean, onOpenChange: (open: boolean) => void): Drawer {
  const drawer = useRef<HTMLDivElement>(null);
  useDrawerFocus(open, drawer);

  const change = useRef(onOpenChange);
  useEffect(() => {
    change.current = onOpenChange;
  });
  const close = useCallback(() => change.current(false), []);

  useEffect(() => {
    if (!open) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (pressedKey(event) === 'Escape' && !event.defaultPrevented) close();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open, close]);

  return { drawer, close };
}

/** Moves the focus into the drawer while it is open and back to where it was afterward. */
function useDrawerFocus(open: boolean, drawer: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    if (!open) return undefined;
    const before = document.activeElement;
    const panel = drawer.current;
    panel?.focus({ preventScroll: true });
    return () => {
      const inside = panel?.contains(document.activeElement) ?? false;
      const lost = document.activeElement === document.body;
      if ((inside || lost) && isElement(before)) before.focus({ preventScroll: true });
    };
  }, [open, drawer]);
}
