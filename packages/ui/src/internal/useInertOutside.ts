import { use, useEffect, type RefObject } from 'react';
import { UiContext } from './uiContext.ts';

/** Toasts stay reachable. */
const ALWAYS_REACHABLE = '[data-component="Toaster"], [aria-live]';

function staysReachable(element: Element): boolean {
  return element.matches(ALWAYS_REACHABLE) || element.querySelector(ALWAYS_REACHABLE) !== null;
}

/** The element around another one; of one directly in a shadow root its host. */
const around = (element: Element): Element | null =>
  element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host ?? null;

/** Everything outside the box, in as few elements as possible, but for what overlays open in. */
function outsideOf(box: Element, container: Element | undefined): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let at: Element | null = box; at && at !== at.ownerDocument.body; at = around(at)) {
    for (const sibling of at.parentNode?.children ?? []) {
      if (sibling === at || !('inert' in sibling) || sibling.contains(container ?? null)) continue;
      const element = sibling as HTMLElement;
      if (!element.inert && !staysReachable(element)) found.push(element);
    }
  }
  return found;
}

/** While active, the page outside the box cannot be reached: for a part that covers all of it. */
export function useInertOutside(box: RefObject<HTMLElement | null>, active: boolean): void {
  const container = use(UiContext)?.container;
  useEffect(() => {
    if (!active || !box.current) return undefined;
    const outside = outsideOf(box.current, container);
    for (const element of outside) element.inert = true;
    return () => {
      for (const element of outside) element.inert = false;
    };
  }, [box, active, container]);
}
