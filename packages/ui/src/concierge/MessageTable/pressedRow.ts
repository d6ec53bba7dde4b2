import type { MouseEvent } from 'react';

/**
 * The index of the row of a table that was pressed; -1 for a press on one of its buttons or links, beside the rows,
 * or at the end of selecting text. One listener for all rows: each of its own would cost with every row.
 */
export function pressedRow({ target, currentTarget, defaultPrevented }: MouseEvent): number {
  if (defaultPrevented || !(target instanceof Element)) return -1;
  if (target.closest('button, a') || getSelection()?.isCollapsed === false) return -1;
  const row = target.closest('[data-part="Row"]');
  return row ? [...currentTarget.querySelectorAll('[data-part="Row"]')].indexOf(row) : -1;
}
