import type { DashboardService } from '@concierge/contract/services';
import { expect, it } from 'vitest';
import { sortedCards, inStableOrder } from './dashboardModel.ts';

const service = (service_id: number, service_name: string): DashboardService => ({
  service_id,
  service_name,
  icon_id: 1,
  full_path: '/icons/bell.svg',
  bg_color: '#000000',
  request_count: 99,
  is_service_admin: false,
});

it('C1 cards are sorted by their grouped count, most requests first', () => {
  const cards = sortedCards({
    services: [service(1, 'Minibar'), service(2, 'Towels'), service(3, 'Spa')],
    grouped: { 1: 2, 3: 5 },
  });
  expect(cards.map(({ service_name, request_count }) => [service_name, request_count])).toEqual([
    ['Spa', 5],
    ['Minibar', 2],
    ['Towels', 0],
  ]);
});

it('C1 cards with equal counts stay in the order of the answer', () => {
  const services = [service(4, 'Cukr'), service(1, 'Čaj'), service(2, 'Dort'), service(3, 'Chléb')];
  const cards = sortedCards({ services, grouped: { 2: 1 } });
  expect(cards.map(({ service_name }) => service_name)).toEqual(['Dort', 'Cukr', 'Čaj', 'Chléb']);
});

it('U33 cards keep their order while someone points at them, and count on', () => {
  const services = [service(1, 'Čaj'), service(2, 'Dort'), service(3, 'Káva')];
  const before = sortedCards({ services, grouped: { 1: 3, 2: 2, 3: 1 } });
  const busier = sortedCards({
    services: [service(4, 'Led'), ...services],
    grouped: { 3: 9, 4: 5 },
  });
  expect(busier.map(({ service_id }) => service_id)).toEqual([3, 4, 1, 2]);
  const steady = inStableOrder(before, busier);
  expect(steady.map(({ service_id }) => service_id)).toEqual([1, 2, 3, 4]);
  expect(steady.map(({ request_count }) => request_count)).toEqual([0, 0, 9, 5]);
  expect(inStableOrder(before, busier.slice(0, 3)).map(({ service_id }) => service_id)).toEqual([
    1, 3, 4,
  ]);
});
