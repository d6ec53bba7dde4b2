import { isElement } from '../../internal/elements.ts';
import { pressedKey } from '../../internal/pressedKey.ts';
import type { RowStep } from './dataTableTypes.ts';
import { controlLike, CONTROLS, mainControl, ROW, ROW_STEPS, rowsOf } from './rowElements.ts';

const KEYS: Readonly<Record<string, RowStep>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
};

/**
 * Makes the rows one tab stop: arrow keys, Home and End move between them, Tab goes through the controls of
 * the current row. It works on the elements, since a tab index that comes with the cells would render two
 * rows with every step. Returns a function that undoes it.
 */
export function rovingRows(table: HTMLElement): () => void {
  let current: Element | null = null;
  /** Where the current row was, for the time it is gone. */
  let index = 0;

  const rows = () => rowsOf(table).filter(mainControl);
  const update = () => {
    const all = rows();
    if (!current || !all.includes(current)) current = all[Math.min(index, all.length - 1)] ?? null;
    index = Math.max(0, current ? all.indexOf(current) : 0);
    for (const control of table.querySelectorAll<HTMLElement>(`tbody ${CONTROLS}`)) {
      if (current?.contains(control)) control.removeAttribute('tabindex');
      else control.setAttribute('tabindex', '-1');
    }
  };
  const enter = ({ target }: FocusEvent) => {
    const row = isElement(target) ? target.closest(ROW) : null;
    if (!row || row === current) return;
    current = row;
    update();
  };
  const move = (event: KeyboardEvent) => {
    const { target, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey } = event;
    const step = KEYS[pressedKey(event)];
    if (!step || defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
    // A control that opens something with the arrow keys keeps them, as does a field.
    if (!isElement(target) || !target.matches(`tbody ${CONTROLS}:not([aria-haspopup])`)) {
      return;
    }
    const all = rows();
    const at = all.findIndex((row) => row.contains(target));
    const next = all[ROW_STEPS[step](at, all.length - 1)];
    event.preventDefault();
    if (next) controlLike(target, next)?.focus();
  };

  const observer = new MutationObserver(update);
  const options = { childList: true, subtree: true, attributeFilter: ['disabled'] };
  update();
  observer.observe(table, options);
  table.addEventListener('focusin', enter);
  table.addEventListener('keydown', move);
  return () => {
    observer.disconnect();
    table.removeEventListener('focusin', enter);
    table.removeEventListener('keydown', move);
    for (const control of table.querySelectorAll(`tbody ${CONTROLS}`)) {
      control.removeAttribute('tabindex');
    }
  };
}
