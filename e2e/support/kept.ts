import { expect, type Page } from '@playwright/test';

/** Waits until this browser keeps the build, with its page, and until a service worker controls the page. */
export const isKept = (page: Page, address = '/unreachable', cacheName = 'pages'): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(
        async ([address, cacheName]) => {
          const kept = await caches.match(address, { cacheName });
          return kept !== undefined && navigator.serviceWorker.controller !== null;
        },
        [address, cacheName] as const,
      ),
    )
    .toBe(true);
