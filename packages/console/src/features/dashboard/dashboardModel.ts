import type { DashboardData } from '@concierge/contract/requests';
import type { DashboardService } from '@concierge/contract/services';

/**
 * The dashboard's cards: one per service, its count taken from the grouped counts, most requests
 * first and alphabetical among equals, so that a card only moves when its count does (C1).
 */
export function sortedCards(
  data: Pick<DashboardData, 'services' | 'grouped'>,
  locale?: string,
): DashboardService[] {
  const byName = new Intl.Collator(locale);
  return data.services
    .map((service) => ({ ...service, request_count: data.grouped[service.service_id] ?? 0 }))
    .toSorted(
      (a, b) =>
        b.request_count - a.request_count ||
        byName.compare(a.service_name, b.service_name) ||
        a.service_id - b.service_id,
    );
}
