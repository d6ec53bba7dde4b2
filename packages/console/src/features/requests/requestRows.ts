import { statusButton, type Actor } from '@concierge/contract/requestRules';
import type { ServiceRequest } from '@concierge/contract/requests';
import type { RequestRow } from '@concierge/ui';
import { formatLocalTimeOrNull, formatServiceDate } from '../../lib/i18n/formatTime.ts';

/** Who looks at the list; decides over the status buttons. */
export type Viewer = Pick<Actor, 'id' | 'user_type'>;

/** A request as the table draws it: dates as text, the status button decided (D5, D11). */
export function toRequestRow(request: ServiceRequest, viewer: Viewer, zone?: string): RequestRow {
  return {
    id: request.id,
    state: request.state_id,
    service_name: request.service_name,
    service_icon: request.full_path,
    service_date: formatServiceDate(request.service_date),
    device_name: request.device_name,
    note: request.note,
    approved_by_name: request.approved_by_name,
    approved_at: formatLocalTimeOrNull(request.approved_at, zone),
    canceled_by_name: request.canceled_by_name,
    canceled_at: formatLocalTimeOrNull(request.canceled_at, zone),
    completed_by_name: request.completed_by_name,
    completed_at: formatLocalTimeOrNull(request.completed_at, zone),
    status_button: statusButton(request, viewer),
  };
}

const drawn = new WeakMap<ServiceRequest, { viewer: Viewer; row: RequestRow }>();

/** `toRequestRow` that gives a request that did not change the same row again. */
export function rowOf(request: ServiceRequest, viewer: Viewer): RequestRow {
  const known = drawn.get(request);
  if (known?.viewer.id === viewer.id && known.viewer.user_type === viewer.user_type) {
    return known.row;
  }
  const row = toRequestRow(request, viewer);
  drawn.set(request, { viewer, row });
  return row;
}
