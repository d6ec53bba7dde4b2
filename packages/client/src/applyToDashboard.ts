import { alphabetical } from '@concierge/contract/alphabetical';
import type { Language } from '@concierge/contract/constants';
import type { RequestUpdate } from '@concierge/contract/live';
import type { DashboardData } from '@concierge/contract/requests';
import { inLanguage } from '@concierge/contract/serviceNames';
import type { DashboardService, Service } from '@concierge/contract/services';

export interface ServiceEvent {
  seq: number;
  service_id: number;
  /** As it now is; null when it was deleted. */
  service: Service | null;
  /** In whose alphabetical order the user sees the names of services. */
  lang: Language;
}

/** The latest events of a service, for answers that do not include them. */
export interface LatestEvents {
  request?: Pick<RequestUpdate, 'open'> & { seq: number };
  service?: ServiceEvent;
}

/** The dashboard as it is kept: what events no longer say is left out until it has been loaded again. */
export type KeptDashboard = Omit<DashboardData, 'admin_of' | 'summary'> &
  Partial<Pick<DashboardData, 'admin_of' | 'summary'>>;

/** The services of the dashboard after one of them has changed, in the order of their names. */
function servicesAfter(
  { services, admin_of = [] }: KeptDashboard,
  { service_id, service, lang }: ServiceEvent,
): DashboardService[] {
  const others = services.filter((other) => other.service_id !== service_id);
  if (!service) return others;
  const { id: _id, ...fields } = inLanguage(service, lang);
  const compare = alphabetical(lang);
  const place = others.filter((other) => compare(other.service_name, fields.service_name) <= 0);
  const is_service_admin = admin_of.includes(service_id);
  return others.toSpliced(place.length, 0, {
    service_id,
    ...fields,
    request_count: 0,
    is_service_admin,
  });
}

/** The dashboard with the latest events of a service, unless it includes them already. */
export function applyToDashboard(
  data: KeptDashboard,
  [id, { request, service }]: [string, LatestEvents],
): KeptDashboard {
  const { seq } = data;
  const after = { ...data };
  if (request && request.seq > seq) {
    const { waiting, approved } = request.open;
    after.grouped = { ...data.grouped, [id]: waiting + approved };
    after.waiting = { ...data.waiting, [id]: waiting };
  }
  if (service && service.seq > seq) {
    after.services = servicesAfter(data, service);
    const known = data.services.find(({ service_id }) => service_id === service.service_id);
    if (known && !service.service) after.deleted_services = [...data.deleted_services, known];
  }
  return after;
}
