import { statusButton, type Actor } from '@concierge/contract/requestRules';
import type { ServiceRequest } from '@concierge/contract/requests';
import type { RequestRow } from '@concierge/ui';
import { formatServiceDate } from '../../lib/i18n/formatTime.ts';
import type { TimeFormat } from '../../lib/i18n/localTime.ts';

/** Who looks at the list; decides over the status buttons. */
export type Viewer = Pick<Actor, 'id' | 'user_type'>;

/**
 * A request as the table renders it: dates as text, the status button decided (D5, D11).
 * @param formatTime Absent in lists that do not show when users acted.
 */
export function toRequestRow(
  request: ServiceRequest,
  viewer: Viewer,
  formatTime?: TimeFormat,
): RequestRow {
  const timeOf = (at: string | null) => (at && formatTime ? formatTime(at) : null);
  return {
    id: request.id,
    state: request.state_id,
    service_name: request.service_name,
    service_icon: request.full_path,
    service_date: formatServiceDate(request.service_date),
    device_name: request.device_name,
    note: request.note,
    approved_by_name: request.approved_by_name,
    approved_at: timeOf(request.approved_at),
    canceled_by_name: request.canceled_by_name,
    canceled_at: timeOf(request.canceled_at),
    completed_by_name: request.completed_by_name,
    completed_at: timeOf(request.completed_at),
    status_button: statusButton(request, viewer),
  };
}
