import { LANGUAGES } from '@concierge/contract/constants';
import { describe, expect, it } from 'vitest';
import { menuOn } from '../fixtures/menu.ts';
import { textsIn } from '../setup/texts.ts';
import { dashboard, messagePage, requestPage } from './answers.ts';
import { devicePage } from './deviceAnswers.ts';
import { hotelIn, userNamed } from './hotel.ts';

const all = { limit: 1000, offset: 0, orderBy: 'id', direction: 'DESC' } as const;
const sum = (counts: Iterable<number>) => [...counts].reduce((total, count) => total + count, 0);

describe.each(LANGUAGES)('the hotel of the stories in %s', (language) => {
  const hotel = hotelIn(language);
  const viewer = userNamed(hotel, 'helena');
  const countOf = (...states: (1 | 2 | 3 | 4)[]) =>
    requestPage(hotel, { ...all, states, filters: {} }, viewer).totalCount;

  it('V9 has the same numbers on the dashboard, in the menu, the lists and at the devices', () => {
    const { waiting, grouped, summary, services } = dashboard(hotel, viewer);
    const [first, requests] = menuOn('dashboard', textsIn(language));
    const devices = devicePage(hotel, {
      limit: 100,
      offset: 0,
      search: '',
      group: null,
      state: null,
    });
    expect(countOf(1)).toBeGreaterThan(10);
    expect([sum(Object.values(waiting)), requests?.badge?.count]).toEqual([countOf(1), countOf(1)]);
    expect(sum(Object.values(grouped))).toBe(countOf(1, 2));
    expect(sum(services.map((service) => service.request_count))).toBe(countOf(1, 2));
    expect(sum(Object.values(summary.held))).toBe(countOf(2));
    expect(sum(devices.data.map((device) => device.open_requests))).toBe(countOf(1, 2));
    expect(first?.badge?.count).toBe(services.length);
  });

  it('V9 has the same facts as in English', () => {
    const facts = ({ requests, messages }: typeof hotel) => [
      requests.map(({ id, state_id, device_id, service_date }) => [
        id,
        state_id,
        device_id,
        service_date,
      ]),
      messages.map(({ message_id, type, state, device_count }) => [
        message_id,
        type,
        state,
        device_count,
      ]),
    ];
    expect(facts(hotel)).toEqual(facts(hotelIn('en')));
    expect(hotel.requests.every(({ note }) => note !== '')).toBe(true);
  });

  it('V9 answers filters as the server does', () => {
    const drafts = {
      ...all,
      orderBy: 'created_date',
      state: 1,
      type: null,
      user_id: null,
      device_id: null,
    };
    const page = messagePage(hotel, drafts);
    expect(page.data.length).toBe(page.totalCount);
    expect(new Set(page.data.map(({ state }) => state))).toEqual(new Set([1]));
    const dates = page.data.map(({ created_date }) => created_date);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });
});
