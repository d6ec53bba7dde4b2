/** Address of the service worker, see `public/service-worker.js`. */
const SERVICE_WORKER = '/service-worker.js';

/** The service workers of this site; null where the browser has or allows none, as on plain http. */
export function serviceWorkers(): ServiceWorkerContainer | null {
  try {
    return globalThis.navigator?.serviceWorker ?? null;
  } catch {
    return null;
  }
}

/**
 * Registers the service worker and waits until it is active.
 * @throws where there are no service workers.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(SERVICE_WORKER);
  return navigator.serviceWorker.ready;
}

/** What the page without an answer of the server says. */
export interface KeptPage {
  language: string;
  title: string;
  text: string;
  /** Loads it again. */
  again: string;
}

/**
 * Keeps every file of the build in this browser, so that what is opened next needs no network, and a page for
 * when the server does not answer. Does nothing where there are no service workers.
 */
export async function keepBuild(keep: KeptPage): Promise<void> {
  if (!serviceWorkers()) return;
  try {
    (await registerWorker()).active?.postMessage({ keep });
  } catch (error) {
    console.error('The console cannot be kept for use without network:', error);
  }
}
