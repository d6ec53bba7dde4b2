import type { MessageListCall } from './messageListAddress.ts';

/** Whether two calls ask for the same rows; a key for effects and for comparing. */
export function messageListKey(call: MessageListCall): string {
  const { limit, offset, orderBy, direction, state, user_id, device_id, type } = call;
  return JSON.stringify([limit, offset, orderBy, direction, state, user_id, device_id, type]);
}
