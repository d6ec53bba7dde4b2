import { serviceWorkers } from '../../lib/serviceWorker.ts';

/** Whether this browser can show notifications while the console is closed. */
export function pushIsPossible(): boolean {
  try {
    return (
      serviceWorkers() !== null &&
      Boolean(globalThis.PushManager) &&
      Boolean(Notification.permission)
    );
  } catch {
    return false;
  }
}

/** Closes what this browser still shows, of a request or all of it. */
export async function closeNotifications(requestId?: number): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const shown = await registration?.getNotifications(
    requestId === undefined ? {} : { tag: `request-${requestId}` },
  );
  for (const notification of shown ?? []) notification.close();
}
