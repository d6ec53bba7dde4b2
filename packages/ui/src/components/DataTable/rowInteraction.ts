import { isElement, targetOf } from '../../internal/elements.ts';
import { DIALOG, rowAround } from './rowElements.ts';

/** A press this soon after rows have moved was meant for the row that was there before. */
const MOVED_MS = 300;

/** Has this attribute what belongs to the rows though it is in none, such as a button that shows new ones. */
const BELONGS = '[data-with-rows]';

/**
 * Says when someone begins and ends to point at the rows of a table: with a pointer that hovers, with the
 * keyboard's focus, or by selecting text. A dialog that was opened from a row belongs to it.
 */
export function observeInteraction(
  table: Element,
  onChange: (interacting: boolean) => void,
  signal: AbortSignal,
): void {
  const page = table.ownerDocument;
  const by = { pointer: false, focus: false, selection: false };
  let was = false;
  const set = (part: Partial<typeof by>) => {
    Object.assign(by, part);
    const is = by.pointer || by.focus || by.selection;
    if (is !== was) onChange(is);
    was = is;
  };
  const belongs = (target: EventTarget | null) =>
    rowAround(table, target) !== null || (isElement(target) && target.closest(BELONGS) !== null);
  const over = (event: PointerEvent) =>
    set({ pointer: event.pointerType !== 'touch' && belongs(targetOf(event)) });
  const leave = () => set({ pointer: false });
  const focus = (event: FocusEvent) => {
    const target = targetOf(event);
    const element = isElement(target) ? target : null;
    if (belongs(element)) set({ focus: element?.matches(':focus-visible') ?? false });
    else if (!element?.closest(DIALOG)) set({ focus: false });
  };
  // Where nothing can have the focus, no other element gets it.
  const press = (event: PointerEvent) => {
    const target = targetOf(event);
    const outside = !belongs(target) && isElement(target) && !target.closest(DIALOG);
    if (outside) set({ focus: false });
  };
  const select = () => {
    const selection = page.getSelection();
    const node = selection?.isCollapsed === false ? selection.anchorNode : null;
    set({ selection: rowAround(table, node) !== null });
  };
  page.addEventListener('pointerover', over, { signal });
  page.documentElement.addEventListener('pointerleave', leave, { signal });
  page.addEventListener('focusin', focus, { signal });
  page.addEventListener('pointerdown', press, { signal });
  page.addEventListener('selectionchange', select, { signal });
}

/** Ignores a press on a row that has just moved to where another one was. */
export function ignoreMovedRows(table: Element, signal: AbortSignal): void {
  /** The rows that were under the pointer, and since when; the last one is now. */
  let pointed: { row: Element | null; since: number }[] = [];
  let movedAt = -Infinity;
  let ignored = false;

  const over = (event: PointerEvent) => {
    const { timeStamp } = event;
    const row = rowAround(table, targetOf(event));
    if (pointed.at(-1)?.row === row) return;
    const recent = pointed.findLastIndex(({ since }) => since <= timeStamp - MOVED_MS);
    pointed = [...pointed.slice(Math.max(0, recent)), { row, since: timeStamp }];
  };
  const press = (event: PointerEvent) => {
    const before = event.timeStamp - MOVED_MS;
    const row = rowAround(table, targetOf(event));
    ignored =
      row !== null &&
      movedAt > before &&
      pointed.findLast(({ since }) => since <= before)?.row !== row;
  };
  const click = (event: MouseEvent) => {
    // A click by keyboard has no count.
    if (!ignored || event.detail === 0) return;
    ignored = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const observer = new MutationObserver((records) => {
    const moves = records.some(
      ({ target, addedNodes, removedNodes, nextSibling }) =>
        target.nodeName === 'TBODY' &&
        addedNodes.length + removedNodes.length > 0 &&
        nextSibling !== null,
    );
    if (moves) movedAt = performance.now();
  });

  observer.observe(table, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
  const capture = { capture: true, signal };
  const page = table.ownerDocument;
  page.addEventListener('pointerover', over, capture);
  page.addEventListener('pointerdown', press, capture);
  page.addEventListener('click', click, capture);
}
