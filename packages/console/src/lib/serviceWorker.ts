/** Address of the service worker, see `public/service-worker.js`. */
const SERVICE_WORKER = '/service-worker.js';

/** Registers the service worker and waits until it is active. */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(SERVICE_WORKER);
  return navigator.serviceWorker.ready;
}

/**
 * Keeps every file of the build in this browser, so that what is opened next needs no network (U1). Does nothing
 * where there are no service workers.
 */
export async function keepBuild(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    (await registerWorker()).active?.postMessage('keep');
  } catch (error) {
    console.error('The console cannot be kept for use without network:', error);
  }
}
