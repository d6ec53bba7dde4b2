import type { RowStep } from './dataTableTypes.ts';

export const ROW = 'tbody > tr';
export const CONTROLS = ':is(button, a[href])';
export const DIALOG = ':is([role="dialog"], [role="alertdialog"])';

/** What a press on the row is: its first button or link that is enabled. */
export const mainControl = (row: Element): HTMLElement | undefined =>
  [...row.querySelectorAll<HTMLElement>(CONTROLS)].find((control) => !control.matches(':disabled'));

export const rowsOf = (table: Element): Element[] => [...table.querySelectorAll(ROW)];

/** Where a step leads from a row. */
export const ROW_STEPS: Readonly<Record<RowStep, (at: number, last: number) => number>> = {
  first: () => 0,
  previous: (at) => Math.max(at - 1, 0),
  next: (at, last) => Math.min(at + 1, last),
  last: (_at, last) => last,
};

/** The row of the table that contains the node, or is it. */
export function rowAround(table: Element, node: EventTarget | null): Element | null {
  const element = node instanceof Node && !(node instanceof Element) ? node.parentElement : node;
  return element instanceof Element && table.contains(element) ? element.closest(ROW) : null;
}
