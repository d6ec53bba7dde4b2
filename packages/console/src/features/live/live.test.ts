import { ASK_AGAIN_MS } from '@concierge/contract/constants';
import { paths } from '@concierge/contract/paths';
import { type NewEvent, changeInTransaction } from '@concierge/server/live/eventLog';
import { expect, it } from 'vitest';
import { get, http } from '../../lib/http/http.ts';
import { signedInConsole } from '../../testing/signedIn.ts';
import { signOutRequested } from '../auth/authSlice.ts';
import { REQUEST_LIST_SHAPES, readRequestListCall } from '../requests/requestQuery.ts';
import { listRequested } from '../requests/requestsSlice.ts';
import { requestChanged, resynced } from './liveSlice.ts';
import { waitFor } from '../../testing/waitFor.ts';

const context = signedInConsole();

const changes = () =>
  context.tab.actions.filter(requestChanged.match).map(({ payload }) => payload);
const created = () =>
  changes()
    .filter(({ before }) => !before)
    .map(({ row }) => row.id);

it('I1 the socket connects when a user is signed in, closes and clears after signing out', async () => {
  expect(context.browser.sockets()).toBe(1);
  context.tab.dispatch(signOutRequested());
  await context.tab.until(({ auth }) => !auth.loggedIn);
  await waitFor(() => expect(context.browser.sockets()).toBe(0));
  expect(context.tab.state().live).toEqual({
    connection: 'connecting',
    offlineSince: null,
    bootPosition: null,
    freshRows: [],
  });
});

it('I2 a new request reaches the features and is shown as a toast', async () => {
  const { id } = await context.server.request({ note: 'two towels' });
  await waitFor(() => expect(created()).toEqual([id]));
  await waitFor(() => expect(context.tab.notices).toHaveLength(1));
  expect(context.tab.notices[0]).toMatchObject({ tone: 'info', timeout: 100_000 });
  expect(context.tab.notices[0]?.body).toContain('two towels');
  expect(context.tab.notices[0]?.live).toEqual({ count: 1, href: `/requests/waiting?reply=${id}` });
});

it('U3 a request that is in the list on screen is marked there, and no toast repeats it', async () => {
  context.tab.dispatch(
    listRequested(readRequestListCall(new URLSearchParams(), REQUEST_LIST_SHAPES.waiting)),
  );
  await context.tab.until(({ requests }) => !requests.list.isLoading);
  const { id } = await context.server.request();
  await context.tab.until(({ live }) => live.freshRows.includes(id));
  expect(context.tab.state().requests.list.rows[0]?.id).toBe(id);
  await context.tab.until(({ live }) => live.freshRows.length === 0);
  expect(context.tab.notices).toEqual([]);
});

/** Records an event that this console does not know; the next request wakes the clients. */
const recordUnknown = (event: object) =>
  changeInTransaction(
    context.server.database,
    () => undefined,
    context.server.project.id,
    async (_trx, record) => record(event as NewEvent),
  );

it('I2 an event that only a newer server knows is ignored, unless it is to load everything again', async () => {
  const announce = (reloadState: boolean) =>
    recordUnknown({ event: 'room.cleaned', payload: {}, notice: { reloadState } });
  const resyncs = () => context.tab.actions.filter(resynced.match).length;
  const before = resyncs();
  await announce(false);
  const { id } = await context.server.request();
  await waitFor(() => expect(created()).toEqual([id]));
  expect(resyncs()).toBe(before);
  await announce(true);
  await context.server.request();
  await waitFor(() => expect(resyncs()).toBe(before + 1));
});

it('I2 an event that only a newer server knows is shown as it asks, whatever it contains', async () => {
  await context.server.request();
  context.tab.dispatch(
    listRequested(readRequestListCall(new URLSearchParams(), REQUEST_LIST_SHAPES.waiting)),
  );
  await context.tab.until(({ requests }) => requests.list.rows.length > 0);
  const notice = { reloadState: false, show: true, title: 'Cleaned' };
  await recordUnknown({ event: 'request.cleaned', payload: null, notice });
  const { id } = await context.server.request();
  await waitFor(() => expect(created()).toContain(id));
  expect(context.tab.notices.map(({ body }) => body)).toContain('Cleaned');
});

it("I2 a colleague's change comes without a toast", async () => {
  const { id } = await context.server.request();
  await waitFor(() => expect(created()).toEqual([id]));
  const colleague = await context.server.signIn('colleague');
  const answer = await colleague.post(paths.requestUpdate(context.server.project.id, id), {
    state_id: 2,
  });
  expect(answer.status).toBe(200);
  await waitFor(() =>
    expect(changes().at(-1)).toMatchObject({ row: { id, state_id: 2 }, changed_by: 'colleague' }),
  );
  expect(context.tab.notices).toHaveLength(1);
});

it('W3 a guest who asks again raises a toast that says how often', async () => {
  const { server, tab } = context;
  const { id } = await server.request();
  server.clock.advance(ASK_AGAIN_MS);
  await server.device(server.project.devices[0]).write(paths.deviceRequestAskAgain(id), {});
  await waitFor(() => expect(changes().at(-1)).toMatchObject({ row: { id, asked: 2 } }));
  expect(tab.notices.at(-1)?.body).toContain('asked 2 times');
});

it('I4 what happened while the connection was lost comes exactly once and in order', async () => {
  const resyncs = () => context.tab.actions.filter(resynced.match).length;
  const before = resyncs();
  context.browser.cut();
  await context.tab.until(({ live }) => live.connection === 'offline');
  expect(context.tab.state().live.offlineSince).toMatch(/^\d{4}-/);

  const ids: number[] = [];
  const { devices } = context.server.project;
  for (let n = 0; n < 5; n += 1) {
    const device = devices[n % 2 === 0 ? 0 : 1];
    ids.push((await context.server.request({ device })).id);
  }
  await context.tab.until(({ live }) => live.connection === 'live');
  await waitFor(() => expect(created()).toEqual(ids));
  expect(context.tab.state().live.offlineSince).toBeNull();
  expect(resyncs()).toBe(before);
  // Five at once: three are shown, one more counts the others.
  await waitFor(() => expect(context.tab.notices.at(-1)?.body).toContain('2'));
  expect(context.tab.notices.map(({ id }) => id)).toEqual([
    undefined,
    undefined,
    undefined,
    'live:more',
    'live:more',
  ]);
});

it('R3 a flood of one device is one line that counts on', async () => {
  for (let n = 0; n < 12; n += 1) await context.server.request();
  await waitFor(() =>
    expect(context.tab.notices.at(-1)?.body).toBe('12 new requests from Room 101'),
  );
  const merged = context.tab.notices.filter(({ id }) => id === 'live:Room 101');
  expect(context.tab.notices).toHaveLength(merged.length + 3);
});

it('I4 what could not be loaded meanwhile is loaded when the connection is back', async () => {
  const resyncs = () => context.tab.actions.filter(resynced.match).length;
  await context.tab.until(({ services }) => services.dashboardData !== null);
  const before = resyncs();
  http.defaults.baseURL = 'http://127.0.0.1:4759'; // no server listens there
  await get('/api/anything').catch(() => undefined);
  http.defaults.baseURL = context.server.url;
  context.browser.cut();
  await context.tab.until(({ live }) => live.connection === 'offline');
  await context.tab.until(({ live }) => live.connection === 'live');
  await waitFor(() => expect(resyncs()).toBe(before + 1));
});

it('I4 a session that ended closes the connection for good', async () => {
  context.server.clock.advance(365 * 24 * 3_600_000);
  context.browser.cut();
  await context.tab.until(({ auth }) => !auth.loggedIn);
  expect(context.tab.state().auth.interrupted).toBe(true);
  await waitFor(() => expect(context.browser.sockets()).toBe(0));
  context.server.clock.advance(-365 * 24 * 3_600_000);
});
