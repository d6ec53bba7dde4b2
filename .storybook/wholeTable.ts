import { expect, vi } from 'vitest';
import { commands } from 'vitest/browser';

const PATIENCE = { timeout: 15_000, interval: 200 };

const tables = () => [...document.querySelectorAll<HTMLElement>('[data-many]')];
const rowsOf = (table: HTMLElement) => [
  ...table.querySelectorAll<HTMLElement>('[data-part="Row"]'),
];
const isLaidOut = (row: HTMLElement) => row.checkVisibility({ contentVisibilityAuto: true });

/** How many rows the tables say they have, the headings left out. */
const saidRows = () => tables().reduce((sum, table) => sum + Number(table.ariaRowCount) - 1, 0);

/**
 * What the browser's search goes through: all text of the page but that in `content-visibility: hidden`,
 * which is what `checkVisibility` asks when it is not asked for more. The search itself finds nothing in
 * the pinned build, not even a word in sight.
 */
function checkSearch(): void {
  const found = tables()
    .flatMap(rowsOf)
    .filter((row) => row.checkVisibility() && row.textContent !== '');
  expect(found.length, 'rows that the browser searches').toBe(saidRows());
}

/** Searched and printed at once, before the rows far from the screen are laid out for anybody. */
async function checkBeforeLaidOut(): Promise<void> {
  const groups = [...document.querySelectorAll<HTMLElement>('[data-many] > tbody')];
  const left = () =>
    tables()
      .flatMap(rowsOf)
      .filter((row) => !isLaidOut(row)).length;
  for (const group of groups) group.style.setProperty('animation', 'none', 'important');
  await vi.waitFor(() => expect(left(), 'rows that are left out on the screen').not.toBe(0));
  checkSearch();
  await commands.emulateMedia({ media: 'print' });
  await vi.waitFor(() => expect(left(), 'rows that are not on paper').toBe(0), PATIENCE);
  await commands.emulateMedia({ media: 'screen' });
  for (const group of groups) group.style.removeProperty('animation');
}

/** Rows the browser may leave out far from the screen: for its search, on paper and for screen readers all are there. */
export async function checkWholeTables(): Promise<void> {
  if (tables().length === 0) return;
  await checkBeforeLaidOut();

  const said = saidRows() + tables().length;
  await vi.waitFor(async () => expect(await commands.heardRows()).toBe(said), PATIENCE);
}
