import { THEME_RULES } from '@concierge/tooling/themeRules';
import type { Frame, Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** What axe finds wrong on the page, in a form that can be read. */
export async function violationsBy(
  page: Page | Frame,
  options: RunOptions,
  exclude: string[] = [],
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([left, given]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
        { exclude: left },
        { ...given, resultTypes: ['violations'] },
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
      );
    },
    [exclude, options] as const,
  );
}

/**
 * What axe finds wrong on the page: with all rules in light, in dark with those whose answer can depend on the theme.
 * Leaves the page in light.
 */
export async function violationsOf(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const inLight = await violationsBy(page, {});
  await page.emulateMedia({ colorScheme: 'dark' });
  const inDark = await violationsBy(page, { runOnly: THEME_RULES });
  await page.emulateMedia({ colorScheme: 'light' });
  return [...inLight, ...inDark.map((violation) => `dark: ${violation}`)];
}
