import { focusedBeside, isElement, targetOf } from './elements.ts';

/** A closing modal restores the focus a moment later; that comes first. */
const SETTLED_MS = 100;

/** What may have been opened from the container. */
const OPENED = ':is([role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"])';

/**
 * Keeps the keyboard focus with a container whose elements come and go: tells when the one that had it, maybe with what
 * was opened from it, is gone and the focus is nowhere. Returns a function that ends it.
 * @param onFocus An element in the container has got the focus.
 * @param onLost It is gone: move the focus to what comes next.
 */
export function keepFocus(
  container: Element,
  onFocus: (element: Element) => void,
  onLost: () => void,
): () => void {
  let last: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const page = container.ownerDocument;
  /** In a shadow root nothing has the focus then, and the body around it. */
  const isNowhere = () =>
    page.activeElement === page.body &&
    [null, page.body].includes(focusedBeside(container) as HTMLElement | null);
  const restore = () => {
    if (last && !last.isConnected && isNowhere()) onLost();
  };
  const watcher = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(restore, SETTLED_MS);
  });
  const remember = (target: EventTarget | null) => {
    if (!isElement(target)) return;
    if (container.contains(target)) {
      last = target;
      onFocus(target);
      watcher.observe(container, { childList: true, subtree: true });
      // A modal is removed from the end of the body; what it was opened from may have been removed before.
      watcher.observe(page.body, { childList: true });
    } else if (!target.closest(OPENED)) {
      last = null;
      watcher.disconnect();
    }
  };

  const listen = (event: FocusEvent) => remember(targetOf(event));
  page.addEventListener('focusin', listen);
  // It may have had the focus before.
  const focused = focusedBeside(container);
  if (container.contains(focused)) remember(focused);
  return () => {
    page.removeEventListener('focusin', listen);
    watcher.disconnect();
    clearTimeout(timer);
  };
}
