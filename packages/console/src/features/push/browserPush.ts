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

/** Closes what this browser still shows about a request. */
export async function closeNotification(requestId: number): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const shown = await registration?.getNotifications({ tag: `request-${requestId}` });
  for (const notification of shown ?? []) notification.close();
}
