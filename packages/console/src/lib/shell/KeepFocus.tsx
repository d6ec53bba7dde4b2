import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';

/** A closing modal restores the focus a moment later; that comes first. */
const SETTLED_MS = 100;

interface FocusPosition {
  element: Element;
  /** Index of the row in its table. */
  row: number;
}

/**
 * Keeps the keyboard focus in a table whose rows come and go: when the row that had the focus is removed
 * (answered, deleted, taken by a colleague), the focus moves to the row at the same index, or to the
 * heading of the screen when there is none.
 */
export function KeepFocus({ children }: { children: ReactNode }): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? keepFocusIn(root.current) : undefined), []);
  return <div ref={root}>{children}</div>;
}

function keepFocusIn(root: HTMLElement): () => void {
  let last: FocusPosition | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    const row = target.closest('tr');
    if (root.contains(target)) last = row && { element: target, row: row.sectionRowIndex };
    else if (!target.closest('[role="dialog"], [role="alertdialog"]')) last = null;
  };
  const restore = () => {
    if (!last || last.element.isConnected || document.activeElement !== document.body) return;
    const rows = [...root.querySelectorAll('tbody tr')];
    const next = rows[Math.min(last.row, rows.length - 1)]?.querySelector<HTMLElement>(
      'button:not(:disabled), a[href]',
    );
    (next ?? document.querySelector<HTMLElement>('main h1'))?.focus();
  };
  const watcher = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(restore, SETTLED_MS);
  });

  document.addEventListener('focusin', remember);
  watcher.observe(root, { childList: true, subtree: true });
  // A modal is removed from the end of the body; the row it was opened from may have been removed before.
  watcher.observe(document.body, { childList: true });
  return () => {
    document.removeEventListener('focusin', remember);
    watcher.disconnect();
    clearTimeout(timer);
  };
}
