import { useEffect, type RefObject } from 'react';

/** Toasts stay reachable. */
const ALWAYS_REACHABLE = '[data-component="Toaster"], [aria-live]';

function staysReachable(element: Element): boolean {
  return element.matches(ALWAYS_REACHABLE) || element.querySelector(ALWAYS_REACHABLE) !== null;
}

/** Everything outside the box, in as few elements as possible. */
function outsideOf(box: Element): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let at: Element | null = box; at && at !== document.body; at = at.parentElement) {
    for (const sibling of at.parentElement?.children ?? []) {
      if (sibling === at || !(sibling instanceof HTMLElement)) continue;
      if (!sibling.inert && !staysReachable(sibling)) found.push(sibling);
    }
  }
  return found;
}

/** While active, the page outside the box cannot be reached: for a part that covers all of it. */
export function useInertOutside(box: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    if (!active || !box.current) return undefined;
    const outside = outsideOf(box.current);
    for (const element of outside) element.inert = true;
    return () => {
      for (const element of outside) element.inert = false;
    };
  }, [box, active]);
}
