import type { TimelineEntry } from '@concierge/contract/timeline';
import { expect, it } from 'vitest';
import { i18n } from '../../../lib/i18n/i18n.ts';
import { signedInConsole } from '../../../testing/signedIn.ts';
import { waitFor } from '../../../testing/waitFor.ts';
import { requestHistory } from '../requestHistory.ts';
import { REQUEST_LIST_SHAPES, readRequestListCall } from '../requestQuery.ts';
import { listRequested, newRequestRequested } from '../requestsSlice.ts';
import { requestMarks } from '../requestTexts.ts';
import { toShown } from '../timeline/timelineEntries.ts';

const context = signedInConsole();

const enter = (source: 'phone' | 'desk') => {
  const { services, devices } = context.server.project;
  const body = { service_id: services[0], device_id: devices[0].id, source };
  context.tab.dispatch(newRequestRequested({ body, about: 'Room 101 · Housekeeping' }));
};

it('W1 W2 an entered request comes into the list by its event, and says how it came in', async () => {
  const address = new URLSearchParams('source=phone');
  context.tab.dispatch(listRequested(readRequestListCall(address, REQUEST_LIST_SHAPES.waiting)));
  await context.tab.until(({ requests: { list } }) => !list.isLoading);
  expect(context.sent.at(-1)?.body).toEqual({ 'state_id in': [1], 'source =': 'phone' });
  context.sent.length = 0;
  enter('desk');
  await waitFor(() => expect(context.tab.notices).toHaveLength(1));
  enter('phone');
  await context.tab.until(({ requests: { list } }) => list.rows.length > 0);
  const { rows } = context.tab.state().requests.list;
  expect(rows.map(({ source }) => source)).toEqual(['phone']);
  expect(context.sent.map(({ call }) => call)).not.toContain('POST /service/request/query');
  const [row] = rows;
  if (!row) throw new Error('No row');
  const t = i18n.getFixedT('en', ['requests', 'common'] as const);
  const text = 'By phone, entered by admin';
  expect(requestHistory(row, t)[0]).toMatchObject({ state: 1, text });
  expect(requestMarks(i18n.getFixedT('en', 'requests'), 'en')(row, 1)).toMatchObject([{ text }]);
});

it('W1 its author sees that it was entered, and no toast of its arrival', async () => {
  context.tab.notices.length = 0;
  enter('phone');
  await waitFor(() => expect(context.tab.notices).toHaveLength(1));
  await context.server.request({ note: 'From the tablet' });
  await waitFor(() => expect(context.tab.notices).toHaveLength(2));
  expect(context.tab.notices).toMatchObject([
    { tone: 'success', body: 'Request entered', about: 'Room 101 · Housekeeping' },
    { tone: 'info', body: expect.stringContaining('From the tablet') },
  ]);
});

it.each([
  ['created', 'Entered by ann'],
  ['repeated', 'Entered again by ann'],
] as const)('W2 its timeline says who %s it, and how it came in', (kind, text) => {
  const entry: TimelineEntry = {
    key: kind,
    kind,
    at: '2026-03-02T09:30:00.000Z',
    source: 'console',
    came_by: 'desk',
    user_id: 7,
    username: 'ann',
    device_name: null,
    text: null,
  };
  const t = i18n.getFixedT('en', ['timeline', 'common', 'requests'] as const);
  const shown = toShown(entry, { t, device: 'Room 101' });
  expect(shown).toMatchObject({ actor: 'staff', text, via: 'At the desk' });
});
