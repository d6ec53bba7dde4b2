import type { ThemeBench } from '../pages/theme/main.tsx';
import { readMetrics, startMetrics, withBenchPage } from '../support/browser.ts';
import type { PartOptions } from '../support/part.ts';
import { judge, median } from '../support/ratios.ts';
import { ms, printTable } from '../support/report.ts';

const THEMES = ['dark', 'contrast', 'light'];

declare global {
  interface Window {
    themeBench: ThemeBench;
  }
}

/** How many components render when the theme changes, with every component on one page. */
export async function theme({ quick, strict }: PartOptions): Promise<boolean> {
  const rounds = quick ? 1 : 10;
  // React counts renders only in its profiling build.
  const alias = { 'react-dom/client': 'react-dom/profiling' };
  return withBenchPage('theme', { alias }, async (open) => {
    const { page } = open;
    await page.waitForFunction(() => 'themeBench' in window);
    await page.waitForLoadState('networkidle');
    await startMetrics(open);
    const components = await page.evaluate(() => window.themeBench.components);
    const counted = await page.evaluate(() => window.themeBench.renderAgain());
    if (counted < components) {
      throw new Error(`${counted} of ${components} components were counted`);
    }
    const renders = THEMES.map(() => 0);
    const times: number[][] = THEMES.map(() => []);
    const backgrounds = new Set<string>();
    for (let round = 0; round < rounds; round += 1) {
      for (const [at, name] of THEMES.entries()) {
        const before = await readMetrics(open);
        const found = await page.evaluate((to) => window.themeBench.switchTo(to), name);
        const after = await readMetrics(open);
        renders[at] = (renders[at] ?? 0) + found;
        times[at]?.push(((after['TaskDuration'] ?? 0) - (before['TaskDuration'] ?? 0)) * 1000);
        backgrounds.add(await page.evaluate(() => window.themeBench.background()));
      }
    }
    if (backgrounds.size < 2) throw new Error('The theme did not change');
    console.log(`${components} components on one page, ${rounds} rounds of ${THEMES.join(', ')}`);
    console.log(`(a full rerender counts ${counted})\n`);
    printTable(
      ['theme', 'components rendered', 'main-thread ms, median'],
      THEMES.map((name, at) => [name, renders[at] ?? Number.NaN, ms(median(times[at] ?? []))]),
    );
    return (
      judge(
        THEMES.map((name, at) => ({
          what: `components rendered by the change to ${name}`,
          value: renders[at] ?? Number.NaN,
          atMost: 0,
        })),
      ) || !strict
    );
  });
}
