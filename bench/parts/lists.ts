import { withBenchPage } from '../support/browser.ts';
import type { PartOptions } from '../support/part.ts';
import { type Judged, judge, median } from '../support/ratios.ts';
import { printTable } from '../support/report.ts';

const KINDS = ['Select', 'Combobox'];
const FEW = 5;
const MANY = 2_000;

/** How long a press on a field takes until its list is painted, with five options and with thousands. */
export async function lists({ quick, strict }: PartOptions): Promise<boolean> {
  return withBenchPage('lists', async ({ page }) => {
    const [address = ''] = page.url().split('?');
    const opened = async (kind: string, options: number): Promise<number> => {
      await page.goto(`${address}?kind=${kind}&options=${options}`);
      await page.locator('[data-part="Control"]').waitFor();
      return page.evaluate(async () => {
        const control = document.querySelector<HTMLElement>('[data-part="Control"]');
        const began = performance.now();
        control?.focus();
        control?.click();
        while (!document.querySelector('[role="option"]')) {
          await new Promise((resolve) => {
            requestAnimationFrame(resolve);
          });
        }
        await new Promise((resolve) => {
          requestAnimationFrame(() => setTimeout(resolve));
        });
        return performance.now() - began;
      });
    };
    const judged: Judged[] = [];
    const rows: string[][] = [];
    for (const kind of KINDS) {
      const times: Record<number, number[]> = { [FEW]: [], [MANY]: [] };
      // The first round warms up.
      for (let round = 0; round <= (quick ? 2 : 15); round += 1) {
        for (const options of [FEW, MANY]) {
          const took = await opened(kind, options);
          if (round > 0) times[options]?.push(took);
        }
      }
      const [few, many] = [median(times[FEW] ?? []), median(times[MANY] ?? [])];
      rows.push([kind, few.toFixed(0), many.toFixed(0)]);
      judged.push({
        what: `${kind}, 2 000 options: opens later, ms`,
        value: many - few,
        atMost: 100,
      });
    }
    printTable(['list opens after, ms', '5 options', '2 000 options'], rows);
    return judge(judged) || !strict;
  });
}
