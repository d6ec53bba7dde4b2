import { isElement } from '../../internal/elements.ts';
import type { MouseEvent } from 'react';

/** What opens a row by keyboard: its status button, or its device. */
const OPENER = '[data-component="StatusButton"]:enabled, [data-component="DeviceButton"]';

/** Marking text in a row ends with a click as well. */
function hasMarked(row: Element): boolean {
  const selection = getSelection();
  return selection !== null && !selection.isCollapsed && selection.containsNode(row, true);
}

/** A press anywhere in a row presses the button that opens it, which then gets the focus back. */
export function openPressedRow({ target, defaultPrevented }: MouseEvent): void {
  if (defaultPrevented || !isElement(target) || target.closest('button, input')) return;
  const row = target.closest('[data-part="Row"]');
  if (!row || hasMarked(row)) return;
  const opener = row.querySelector<HTMLElement>(OPENER);
  opener?.focus({ preventScroll: true });
  opener?.click();
}
