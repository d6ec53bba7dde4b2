/** A press this soon after rows have moved was meant for the row that was there before. */
const MOVED_MS = 300;

const ROW = 'tbody > tr';
const DIALOG = '[role="dialog"], [role="alertdialog"]';

function rowOf(root: Element, node: EventTarget | null): Element | null {
  const element = node instanceof Node && !(node instanceof Element) ? node.parentElement : node;
  return element instanceof Element && root.contains(element) ? element.closest(ROW) : null;
}

/**
 * Says when somebody points at the rows within an element: with a pointer that hovers, with the keyboard's
 * focus, or by selecting text. A dialog that was opened from a row keeps it in hand.
 */
export function watchHand(
  root: Element,
  onChange: (inHand: boolean) => void,
  signal: AbortSignal,
): void {
  const hand = { pointer: false, focus: false, selection: false };
  let was = false;
  const set = (part: Partial<typeof hand>) => {
    Object.assign(hand, part);
    const is = hand.pointer || hand.focus || hand.selection;
    if (is !== was) onChange(is);
    was = is;
  };
  const over = ({ target, pointerType }: PointerEvent) =>
    set({ pointer: pointerType !== 'touch' && rowOf(root, target) !== null });
  const leave = () => set({ pointer: false });
  const focus = ({ target }: Pick<FocusEvent, 'target'>) => {
    const element = target instanceof Element ? target : null;
    if (rowOf(root, element)) set({ focus: element?.matches(':focus-visible') ?? false });
    else if (!element?.closest(DIALOG)) set({ focus: false });
  };
  const select = () => {
    const selection = document.getSelection();
    const node = selection?.isCollapsed === false ? selection.anchorNode : null;
    set({ selection: rowOf(root, node) !== null });
  };
  document.addEventListener('pointerover', over, { signal });
  document.documentElement.addEventListener('pointerleave', leave, { signal });
  document.addEventListener('focusin', focus, { signal });
  document.addEventListener('selectionchange', select, { signal });
  // It begins with what somebody points at already: a row may have opened a dialog before this was loaded.
  const { activeElement } = document;
  set({ focus: Boolean(activeElement?.closest(DIALOG)) });
  focus({ target: activeElement });
  set({
    pointer: matchMedia('(hover: hover)').matches && root.querySelector(`${ROW}:hover`) !== null,
  });
}

/** Ignores a press on a row that has just moved to where another one was. */
export function ignoreMovedRows(root: Element, signal: AbortSignal): void {
  /** The rows that were under the pointer, and since when; the last one is now. */
  let pointed: { row: Element | null; since: number }[] = [];
  let movedAt = -Infinity;
  let ignored = false;

  const over = ({ target, timeStamp }: PointerEvent) => {
    const row = rowOf(root, target);
    if (pointed.at(-1)?.row === row) return;
    const recent = pointed.findLastIndex(({ since }) => since <= timeStamp - MOVED_MS);
    pointed = [...pointed.slice(Math.max(0, recent)), { row, since: timeStamp }];
  };
  const press = ({ target, timeStamp }: PointerEvent) => {
    const before = timeStamp - MOVED_MS;
    const row = rowOf(root, target);
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
        target instanceof HTMLTableSectionElement &&
        addedNodes.length + removedNodes.length > 0 &&
        nextSibling !== null,
    );
    if (moves) movedAt = performance.now();
  });

  observer.observe(root, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
  const capture = { capture: true, signal };
  document.addEventListener('pointerover', over, capture);
  document.addEventListener('pointerdown', press, capture);
  document.addEventListener('click', click, capture);
}
