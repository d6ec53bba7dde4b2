import { focusedBeside, isElement } from '../../internal/elements.ts';
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
    const page = drawer.current?.ownerDocument ?? document;
    page.addEventListener('keydown', closeOnEscape);
    return () => page.removeEventListener('keydown', closeOnEscape);
  }, [open, close]);

  return { drawer, close };
}

/** Moves the focus into the drawer while it is open and back to where it was afterward. */
function useDrawerFocus(open: boolean, drawer: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    if (!open) return undefined;
    const panel = drawer.current;
    if (!panel) return undefined;
    const before = focusedBeside(panel);
    panel.focus({ preventScroll: true });
    return () => {
      const now = focusedBeside(panel);
      const inside = panel.contains(now);
      const lost = now === null || now === panel.ownerDocument.body;
      if ((inside || lost) && isElement(before)) before.focus({ preventScroll: true });
    };
  }, [open, drawer]);
}
