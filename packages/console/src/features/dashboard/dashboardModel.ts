import type { DashboardData, DeletedService, WaitingRequest } from '@concierge/contract/requests';
import type { DashboardService } from '@concierge/contract/services';

/**
 * The dashboard's cards: one per service, its count taken from the grouped counts, most requests first.
 * Equals stay in the order of the answer, which is that of their names: a card only moves when its count
 * does. They are not compared here, since a browser takes some 20 ms to load what it compares names with.
 */
export function sortedCards({
  services,
  grouped,
}: Pick<DashboardData, 'services' | 'grouped'>): DashboardService[] {
  return services
    .map((service) => ({ ...service, request_count: grouped[service.service_id] ?? 0 }))
    .toSorted((one, other) => other.request_count - one.request_count);
}

/** Since when the oldest request of each service waits. */
export const oldestOf = (waiting: readonly WaitingRequest[]): ReadonlyMap<number, string> =>
  new Map(waiting.toReversed().map(({ service_id, since }) => [service_id, since]));

/** The cards as they now are, in the order they were in; new ones come last. */
export function inStableOrder(
  before: readonly DashboardService[],
  now: readonly DashboardService[],
): DashboardService[] {
  const places = new Map(before.map(({ service_id }, place) => [service_id, place]));
  const placeOf = ({ service_id }: DashboardService) => places.get(service_id) ?? before.length;
  return now.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Deleted services with requests that are still open, and how many. */
export function deletedServices({
  deleted_services,
  grouped,
}: Pick<DashboardData, 'deleted_services' | 'grouped'>): (DeletedService & { count: number })[] {
  return deleted_services
    .map((service) => ({ ...service, count: grouped[service.service_id] ?? 0 }))
    .filter(({ count }) => count > 0);
}
