import { isElement } from '../../internal/elements.ts';
import type { RowStep } from './dataTableTypes.ts';

export const ROW = 'tbody > [data-part="Row"]';
/** The checkbox of a row, or of all of them. */
export const TICK = '[data-part="Tick"] > input';
export const CONTROLS: string = `:is(button, a[href], ${TICK})`;
export const DIALOG = ':is([role="dialog"], [role="alertdialog"])';

/** What a press on the row is: its first button or link that is enabled, else its checkbox. */
export function mainControl(row: Element): HTMLElement | undefined {
  const all = [...row.querySelectorAll<HTMLElement>(`${CONTROLS}:not(:disabled)`)];
  return all.find((control) => !control.matches(TICK)) ?? all[0];
}

/** What an arrow key comes to in a row: from a checkbox to a checkbox, else to the main control. */
export const controlLike = (from: Element, row: Element): HTMLElement | undefined =>
  (from.matches(TICK) && row.querySelector<HTMLElement>(`${TICK}:enabled`)) || mainControl(row);

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
  const element = isElement(node) ? node : (node as Node | null)?.parentElement;
  return element && table.contains(element) ? element.closest(ROW) : null;
}
