import { paths } from '@concierge/contract/paths';
import type { PushKeyAnswer } from '@concierge/contract/push';
import { get, post } from '../../lib/http/http.ts';
import { registerWorker, serviceWorkers } from '../../lib/serviceWorker.ts';
import type { PushDelivery } from './pushSlice.ts';

/** Has the project's notifications sent to this browser, and says whether those before arrived. */
export async function subscribeBrowser(
  projectId: number,
): Promise<{ on: boolean; delivery: PushDelivery }> {
  const answer = await get<PushKeyAnswer>(paths.pushKey(), 'publicKey');
  const { publicKey, refused = null, refused_browsers: refusedBrowsers = 0 } = answer;
  const delivery = { refused, refusedBrowsers };
  if (!publicKey) return { on: false, delivery };
  const subscription = await subscribe(await registerWorker(), publicKey);
  await post(paths.pushSubscribe(projectId), subscription);
  return { on: true, delivery };
}

/**
 * This browser's subscription under the server's key. A subscription made under another key can no
 * longer be reached, so it is replaced.
 */
async function subscribe(
  registration: ServiceWorkerRegistration,
  publicKey: string,
): Promise<PushSubscriptionJSON> {
  const key = bytesOfBase64Url(publicKey);
  const existing = await registration.pushManager.getSubscription();
  if (existing && sameBytes(existing.options.applicationServerKey, key)) return existing.toJSON();
  await existing?.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  return subscription.toJSON();
}

/** After signing out this browser must not show the project's notifications any more. */
export async function unsubscribe(): Promise<void> {
  const registration = await serviceWorkers()?.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

/** The bytes of a base64url text, as keys are written. */
export function bytesOfBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const base64 = text.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

function sameBytes(buffer: ArrayBuffer | null, bytes: Uint8Array): boolean {
  if (buffer?.byteLength !== bytes.byteLength) return false;
  return new Uint8Array(buffer).every((byte, index) => byte === bytes[index]);
}
