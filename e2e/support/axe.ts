import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

/** The rules whose answer may change with a colour. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

const THEMES = ['light', 'dark'] as const;

/** What all other rules go by: the tree, which of its elements are seen or heard, and where they are. */
const shapeOf = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.body.querySelectorAll('*')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const shown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return `${x} ${y} ${width} ${height} ${shown}`;
    });
    return `${boxes.join('\n')}\n${document.documentElement.innerHTML}`;
  });

async function run(page: Page, options: RunOptions): Promise<AxeResults['violations']> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (given) => (window as unknown as { axe: typeof axe }).axe.run(given),
    { ...options, resultTypes: ['violations' as const] },
  );
  return violations;
}

/**
 * What axe finds wrong on the page as it stands, in both themes and in a form that can be read. Where dark
 * changes nothing but colours, the rules that do not look at them would answer the same again.
 */
export async function violationsOf(page: Page): Promise<string[]> {
  const found: string[] = [];
  let lightShape: string | undefined;
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme });
    const shape = await shapeOf(page);
    lightShape ??= shape;
    const isRecolored = theme !== 'light' && shape === lightShape;
    const violations = await run(page, isRecolored ? { runOnly: COLOR_RULES } : {});
    for (const { id, nodes } of violations) {
      for (const { target, failureSummary } of nodes) {
        found.push(`${theme}: ${id}: ${target.join(' ')} ${failureSummary}`);
      }
    }
  }
  return found;
}
