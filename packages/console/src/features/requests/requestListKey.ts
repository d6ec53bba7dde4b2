import type { RequestListCall } from './requestListAddress.ts';

/** Whether two calls ask for the same rows; a key for effects and for comparing. */
export function requestListKey(call: RequestListCall): string {
  const { states, filters, limit, offset, orderBy, direction } = call;
  const { device_id, service_id, approved_by, canceled_by } = filters;
  return JSON.stringify([
    states,
    [device_id, service_id, approved_by, canceled_by],
    limit,
    offset,
    orderBy,
    direction,
  ]);
}
