/** What a press on a row of a table is: its first button or link that is enabled. */
export const controlOfRow = (row: Element): HTMLElement | null =>
  row.querySelector<HTMLElement>('button:not(:disabled), a[href]');
