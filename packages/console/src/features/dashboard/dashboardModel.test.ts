import type { DashboardService } from '@concierge/contract/services';
import { expect, it } from 'vitest';
import { sortedCards } from './dashboardModel.ts';

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

it('C1 cards with equal counts stand in the order of their names, in the language shown', () => {
  const services = [service(1, 'Čaj'), service(2, 'Dort'), service(3, 'Cukr'), service(4, 'Chléb')];
  const names = sortedCards({ services, grouped: {} }, 'cs').map((card) => card.service_name);
  expect(names).toEqual(['Cukr', 'Čaj', 'Dort', 'Chléb']);
});
