import { THEME_RULES } from '@concierge/tooling/themeRules';
import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

async function run(page: Page, options: RunOptions): Promise<AxeResults['violations']> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (given) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(given);
      return violations;
    },
    { ...options, resultTypes: ['violations' as const] },
  );
}

const describe = (theme: string, { id, nodes }: AxeResults['violations'][number]): string[] =>
  nodes.map(
    ({ target, failureSummary }) => `${theme}: ${id}: ${target.join(' ')} ${failureSummary}`,
  );

/**
 * What axe finds wrong on the page, in a form that can be read: with all rules in light, in dark with those whose
 * answer can depend on the theme. Leaves the page in light.
 */
export async function violationsOf(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const inLight = await run(page, {});
  await page.emulateMedia({ colorScheme: 'dark' });
  const inDark = await run(page, { runOnly: THEME_RULES });
  await page.emulateMedia({ colorScheme: 'light' });
  return [
    ...inLight.flatMap((violation) => describe('light', violation)),
    ...inDark.flatMap((violation) => describe('dark', violation)),
  ];
}
