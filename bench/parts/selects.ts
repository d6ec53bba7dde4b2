import type { SelectBench } from '../pages/select/main.tsx';
import { type BenchPage, readMetrics, startMetrics, withBenchPage } from '../support/browser.ts';
import type { PartOptions } from '../support/part.ts';
import { type Judged, judge, median } from '../support/ratios.ts';
import { type Cell, ms, printTable } from '../support/report.ts';

const KINDS = ['Plain', 'Searchable'] as const;
/** Openings of one page: the first also compiles the code. */
const OPENINGS = 6;
/** Milliseconds: an answer that counts as at once, and the first, for which the browser compiles. */
const AT_ONCE = 200;
const FIRST = 300;

declare global {
  interface Window {
    selectBench: SelectBench;
  }
}

/** Main-thread milliseconds of each opening on a fresh page, by the mouse. */
async function openingsOf(
  open: BenchPage,
  kind: (typeof KINDS)[number],
): Promise<readonly number[]> {
  const { page } = open;
  const taken: number[] = [];
  await page.reload();
  await page.waitForFunction(() => 'selectBench' in window);
  const field = page.locator('[data-component]').filter({ hasText: kind }).first();
  const trigger = field.locator('[data-part="Control"]');
  for (let opened = 1; opened <= OPENINGS; opened += 1) {
    const before = await readMetrics(open);
    await trigger.click();
    await page.waitForFunction((count) => window.selectBench.painted === count, opened);
    const after = await readMetrics(open);
    taken.push(((after.TaskDuration ?? 0) - (before.TaskDuration ?? 0)) * 1000);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('[role="listbox"]'));
  }
  return taken;
}

/** How long a list of 300 options takes from the press of the mouse until it is painted. */
export async function selects({ quick, strict }: PartOptions): Promise<boolean> {
  const rounds = quick ? 2 : 10;
  return withBenchPage('select', { alias: {} }, async (open) => {
    await startMetrics(open);
    const rows: Cell[][] = [];
    const judged: Judged[] = [];
    for (const kind of KINDS) {
      const samples: (readonly number[])[] = [];
      for (let round = 0; round < rounds; round += 1) samples.push(await openingsOf(open, kind));
      const first = samples.map(([one]) => one ?? Number.NaN);
      const later = samples.flatMap((all) => all.slice(1));
      rows.push([kind, ms(median(first)), ms(median(later)), ms(Math.max(...later))]);
      judged.push(
        { what: `${kind}, first opening`, value: median(first), atMost: FIRST },
        { what: `${kind}, later openings`, value: median(later), atMost: AT_ONCE },
      );
    }
    console.log(`300 options, main-thread ms from press to paint, ${rounds} fresh pages\n`);
    printTable(['select', 'first opening', 'later openings', 'slowest of them'], rows);
    return judge(judged) || !strict;
  });
}
