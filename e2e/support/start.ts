import type { Page } from '@playwright/test';

/** Holds scripts back until the returned function is called. */
export async function holdScripts(page: Page, names: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(names, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Everything the browser logs about a page. */
export function consoleOutput(page: Page): string[] {
  const output: string[] = [];
  page.on('console', (message) => output.push(message.text()));
  page.on('pageerror', (error) => output.push(String(error)));
  return output;
}
