import type { Message } from '@concierge/contract/messages';
import { expect, it, vi } from 'vitest';
import { readMessageListCall, toMessageQuery } from './messageQuery.ts';
import { toMessageRow } from './messageRows.ts';

const asked = (query = '') => toMessageQuery(readMessageListCall(new URLSearchParams(query)));

it('E2 without a query: 25 messages, the newest first, unfiltered', () => {
  expect(asked()).toEqual({
    filter: {},
    query: { limit: 25, offset: 0, orderBy: 'created_date', direction: 'DESC' },
  });
});

it('E2 filters, order, offset and limit are read from the query', () => {
  expect(
    asked('state=1&type=2&user_id=3&device_id=4&orderBy=title&direction=ASC&limit=5&offset=10'),
  ).toEqual({
    filter: { 'cm.state =': 1, 'cm.type =': 2, 'cm.user_id =': 3, 'device_id =': 4 },
    query: { limit: 5, offset: 10, orderBy: 'title', direction: 'ASC' },
  });
});

it('E2 values that no message can have are not sent', () => {
  expect(asked('state=3&type=0&user_id=x&orderBy=message').filter).toEqual({});
  expect(asked('orderBy=message&direction=ASC').query).toMatchObject({
    orderBy: 'created_date',
    direction: 'DESC',
  });
});

it('E3 D11 a row says when a device showed the message, in the timezone of the browser', () => {
  vi.stubEnv('TZ', 'Europe/Prague');
  const row = toMessageRow({
    created_date: '2026-03-02T22:30:00.000Z',
    published_at: '2026-03-02T23:30:00.000Z',
    selected_devices: [
      { serial_id: '101', name: 'Room 101', viewed_at: '2026-03-02T23:45:00.000Z' },
      { serial_id: '102', name: 'Room 102', viewed_at: null },
    ],
  } as Message);
  expect(row.created_date).toBe('02.03.2026 23:30');
  expect(row.published_at).toBe('03.03.2026 00:30');
  expect(row.selected_devices.map(({ viewed_at }) => viewed_at)).toEqual([
    '03.03.2026 00:45',
    null,
  ]);
});
