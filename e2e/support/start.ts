import { BOOT_DATA_ELEMENT_ID } from '@concierge/contract/bootData';
import type { Page } from '@playwright/test';

const BOOT_DATA = new RegExp(
  `<script type="application/json" id="${BOOT_DATA_ELEMENT_ID}"[^>]*>.*?</script>`,
);

/** This address, as from a server that knows nothing of boot data. */
export async function withoutBootData(page: Page, address: string): Promise<void> {
  await page.route(`**${address}`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    return route.fulfill({ response: answer, body: (await answer.text()).replace(BOOT_DATA, '') });
  });
}

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
