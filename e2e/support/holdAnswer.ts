import type { Page } from '@playwright/test';

/** Holds the answer of the next call to such an address until the returned function is called. */
export async function holdAnswer(
  page: Page,
  address: RegExp,
): Promise<{ came: Promise<void>; release: () => void }> {
  const came = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  await page.route(
    address,
    async (route) => {
      const answer = await route.fetch();
      came.resolve();
      await gate.promise;
      await route.fulfill({ response: answer });
    },
    { times: 1 },
  );
  return { came: came.promise, release: gate.resolve };
}
