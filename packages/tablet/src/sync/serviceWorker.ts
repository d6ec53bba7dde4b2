import type { Tablet } from './tablet.ts';

/** What the page asks of its service worker (public/service-worker.js). */
interface KeepOrder {
  /** Also keep the files of the latest build. */
  build: boolean;
  icons: readonly string[];
}

/** Null where the browser has or allows none. */
function serviceWorkers(): ServiceWorkerContainer | null {
  try {
    return navigator.serviceWorker ?? null;
  } catch {
    return null;
  }
}

/**
 * Keeps the page, its build and the icons of the services in this browser, so that all of it opens without network.
 * Only over HTTPS or on this machine: elsewhere browsers allow no service worker.
 */
export function keepOffline(tablet: Tablet): void {
  const serviceWorker = import.meta.env.PROD ? serviceWorkers() : null;
  if (!serviceWorker) return;
  let kept: unknown = null;
  const keep = async () => {
    const { services } = tablet.getState();
    if (services === kept) return;
    const order: KeepOrder = {
      build: kept === null,
      icons: services.map(({ full_path }) => full_path),
    };
    kept = services;
    const { active } = await serviceWorker.ready;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    active?.postMessage(order);
  };
  // After the page has what it shows.
  addEventListener('load', () => {
    void serviceWorker
      .register('/tablet/service-worker.js', { scope: '/tablet' })
      .then(keep, (error: unknown) => {
        console.warn('Nothing is kept for the time without network:', error);
      });
    tablet.subscribe(() => void keep());
  });
}
