import { expect, vi } from 'vitest';
import { commands } from 'vitest/browser';

const WAIT = { timeout: 15_000, interval: 200 };

const tables = () => [...document.querySelectorAll<HTMLElement>('[data-many]')];
const rows = () =>
  tables().flatMap((table) => [...table.querySelectorAll<HTMLElement>('[data-part="Row"]')]);
const skipped = () => rows().filter((row) => !row.checkVisibility({ contentVisibilityAuto: true }));

/** The number of rows by `aria-rowcount`, with headings and footers. */
const statedRows = () => tables().reduce((sum, table) => sum + Number(table.ariaRowCount), 0);
const headAndFootRows = () =>
  document.querySelectorAll('[data-many] > :is(thead, tfoot) > tr').length;

/** Before the browser has laid out the rows far from the viewport: all can be searched and all are printed. */
async function checkBeforeLayout(): Promise<void> {
  const groups = [...document.querySelectorAll<HTMLElement>('[data-many] > tbody')];
  for (const group of groups) group.style.setProperty('animation', 'none', 'important');
  await vi.waitFor(() => expect(skipped().length, 'rows skipped on the screen').not.toBe(0), WAIT);
  // Find in page skips only what `checkVisibility` calls hidden when it is not asked for more. The search
  // itself finds nothing in the pinned build, not even a word in view.
  const searched = rows().filter((row) => row.checkVisibility() && row.textContent !== '');
  const stated = statedRows() - headAndFootRows();
  expect(searched.length, 'rows that find in page looks at').toBe(stated);
  await commands.emulateMedia({ media: 'print' });
  try {
    await vi.waitFor(() => expect(skipped().length, 'rows that are not printed').toBe(0), WAIT);
  } finally {
    await commands.emulateMedia({ media: 'screen' });
  }
  for (const group of groups) group.style.removeProperty('animation');
}

/**
 * In tables whose rows use `content-visibility: auto`, find in page, printing and the accessibility tree still
 * have every row.
 */
export async function checkDeferredRows(): Promise<void> {
  if (tables().length === 0) return;
  await checkBeforeLayout();
  const stated = statedRows();
  await vi.waitFor(async () => expect(await commands.accessibleRowCount()).toBe(stated), WAIT);
}
