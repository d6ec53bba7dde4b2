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

  const restore = () => {
    if (last && !last.isConnected && document.activeElement === document.body) onLost();
  };
  const watcher = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(restore, SETTLED_MS);
  });
  const remember = (target: EventTarget | null) => {
    if (!(target instanceof Element)) return;
    if (container.contains(target)) {
      last = target;
      onFocus(target);
      watcher.observe(container, { childList: true, subtree: true });
      // A modal is removed from the end of the body; what it was opened from may have been removed before.
      watcher.observe(document.body, { childList: true });
    } else if (!target.closest(OPENED)) {
      last = null;
      watcher.disconnect();
    }
  };

  const listen = ({ target }: FocusEvent) => remember(target);
  document.addEventListener('focusin', listen);
  // It may have had the focus before.
  if (container.contains(document.activeElement)) remember(document.activeElement);
  return () => {
    document.removeEventListener('focusin', listen);
    watcher.disconnect();
    clearTimeout(timer);
  };
}
