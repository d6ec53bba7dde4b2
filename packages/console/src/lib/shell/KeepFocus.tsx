import { useEffect, useEffectEvent, useRef, type ReactElement, type ReactNode } from 'react';
import { controlOfRow } from '../keys/rowControls.ts';

/** A closing modal restores the focus a moment later; that comes first. */
const SETTLED_MS = 100;

interface FocusPosition {
  element: Element;
  /** Index of the row in its table. */
  row: number;
}

interface KeepFocusProps {
  children: ReactNode;
  /** The pointer, the keyboard focus or a selection has come to a row, or has left the rows. */
  onHand?: (inHand: boolean) => void;
}

/**
 * Keeps the keyboard focus in a table whose rows come and go: when the row that had the focus is removed
 * (answered, deleted, taken by a colleague), the focus moves to the row at the same index, or to the
 * heading of the screen when there is none. With `onHand`, a press on a row that has just moved under the pointer is
 * ignored, too.
 */
export function KeepFocus({ children, onHand }: KeepFocusProps): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  const changeHand = useEffectEvent((inHand: boolean) => onHand?.(inHand));
  const isWatched = onHand !== undefined;
  useEffect(() => (root.current ? keepFocusIn(root.current) : undefined), []);
  useEffect(
    () => (root.current && isWatched ? watchRows(root.current, changeHand) : undefined),
    [isWatched],
  );
  return <div ref={root}>{children}</div>;
}

/** What it takes is loaded when somebody first points at the rows. */
function watchRows(root: HTMLElement, onHand: (inHand: boolean) => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const load = async () => {
    const { watchHand, ignoreMovedRows } = await import('./rowsInHand.ts');
    if (signal.aborted) return;
    watchHand(root, onHand, signal);
    ignoreMovedRows(root, signal);
  };
  for (const type of ['pointerover', 'focusin']) {
    root.addEventListener(type, () => void load(), { once: true, signal });
  }
  return () => controller.abort();
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
    const row = rows[Math.min(last.row, rows.length - 1)];
    const next = row && controlOfRow(row);
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
