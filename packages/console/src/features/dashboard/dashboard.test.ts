import { paths } from '@concierge/contract/paths';
import { expect, it } from 'vitest';
import { signedInConsole } from '../../testing/signedIn.ts';
import { figuresOf } from '../../lib/requestFigures.ts';
import { startOfToday } from '../../lib/startOfToday.ts';
import { requestChanged, resynced } from '../live/liveSlice.ts';
import {
  dashboardFulfilled,
  dashboardOpened,
  dashboardRefreshed,
  dashboardRejected,
  dashboardRequested,
  selectDashboardServiceCount,
} from '../services/servicesSlice.ts';
import { deletedServices, sortedCards } from './dashboardModel.ts';
import { waitFor } from '../../testing/waitFor.ts';

const context = signedInConsole();

const loads = () => context.sent.filter(({ call }) => call === 'POST /dashboard');
const refreshes = () => context.tab.actions.filter(dashboardRefreshed.match).length;
const data = () => context.tab.state().services.dashboardData;
const countOf = (serviceId: number) => {
  const loaded = data();
  return loaded && sortedCards(loaded).find((c) => c.service_id === serviceId)?.request_count;
};

it('C5 loads up to 1000 requests that are waiting or approved', async () => {
  context.tab.dispatch(dashboardRequested());
  await context.tab.until(({ services }) => !services.dashboard.isLoading);
  expect(context.sent.find(({ call }) => call === 'POST /dashboard')).toMatchObject({
    params: { limit: 1000, offset: 0 },
    body: { 'state_id in': [1, 2] },
  });
});

it('B1 is loaded on whatever screen a user signs in, and the menu counts its services', () => {
  expect(selectDashboardServiceCount(context.tab.state())).toBe(2);
});

it('I3 a new device request raises its card’s count without a call', async () => {
  const [serviceId] = context.server.project.services;
  const before = countOf(serviceId) ?? 0;
  const { data: requests } = context.tab.state().services.requests.waiting;
  const waiting = data()?.waiting?.[serviceId] ?? 0;
  const { id } = await context.server.request();
  await context.tab.until(() => countOf(serviceId) === before + 1);
  expect(data()?.waiting).toMatchObject({ [serviceId]: waiting + 1 });
  expect(context.tab.state().services.requests.waiting).toEqual({
    data: requests,
    grouped: expect.objectContaining({ [serviceId]: before + 1 }),
  });

  const colleague = await context.server.signIn('colleague');
  await colleague.write(paths.requestUpdate(context.server.project.id, id), { state_id: 3 });
  await context.tab.until(() => countOf(serviceId) === before);
  expect(context.sent).toEqual([]);
});

it('C5 U30 what came with the page without requests is completed when the dashboard opens, once', async () => {
  const loaded = data();
  if (!loaded) throw new Error('The dashboard is not loaded');
  await context.server.request();
  context.tab.dispatch(
    dashboardFulfilled({ ...loaded, requests: { ...loaded.requests, totalCount: 1, data: [] } }),
  );
  context.tab.dispatch(dashboardOpened());
  await context.tab.until(() => (data()?.requests.data.length ?? 0) > 0);
  context.tab.dispatch(dashboardOpened());
  context.tab.dispatch(dashboardOpened());
  expect(loads()).toMatchObject([{ params: { limit: 1000 } }]);
});

it('I3 an answer that is older than events gets their counts', async () => {
  const [serviceId] = context.server.project.services;
  const loaded = data();
  if (!loaded) throw new Error('The dashboard is not loaded');
  const before = countOf(serviceId) ?? 0;
  await context.server.request();
  await context.tab.until(() => countOf(serviceId) === before + 1);
  context.tab.dispatch(dashboardRequested());
  context.tab.dispatch(dashboardFulfilled(loaded));
  expect(countOf(serviceId)).toBe(before + 1);
});

it('I3 services that are added, renamed and deleted come without a call, in their order', async () => {
  const admin = await context.server.signIn('admin');
  const { id: project } = context.server.project;
  const fields = { icon_id: 101, bg_color: '#123456' };
  const names = () => data()?.services.map(({ service_name }) => service_name);
  const before = names() ?? [];
  const inOrder = (...more: string[]) =>
    [...before, ...more].toSorted((a, b) => a.localeCompare(b));
  const { body } = await admin.post<{ id: number }>(paths.serviceCreate(project), {
    service_name: 'Ironing',
    ...fields,
  });
  await waitFor(() => expect(names()).toEqual(inOrder('Ironing')));
  expect(selectDashboardServiceCount(context.tab.state())).toBe(before.length + 1);
  await admin.write(paths.serviceUpdate(project), {
    id: body.id,
    service_name: 'Airport taxi',
    ...fields,
  });
  await waitFor(() => expect(names()).toEqual(inOrder('Airport taxi')));
  await admin.write(paths.serviceDelete(project), { service_id: body.id });
  await waitFor(() => expect(names()).toEqual(before));
  expect(context.sent).toEqual([]);
});

it('I3 what events do not say is loaded again, with as few requests as the server allows', async () => {
  const { data: requests } = context.tab.state().services.requests.waiting;
  const before = refreshes();
  context.tab.dispatch(resynced());
  await waitFor(() => expect(loads()).toMatchObject([{ params: { limit: 1, offset: 0 } }]));
  await context.tab.until(() => refreshes() === before + 1);
  expect(context.tab.state().services.requests.waiting.data).toEqual(requests);
  expect(context.tab.actions.filter(dashboardRequested.match)).toHaveLength(1);
});

it('J4 loading empties the dashboard, and a failure leaves it empty until the next attempt', async () => {
  const plugIn = context.unplug();
  context.tab.dispatch(dashboardRequested());
  expect(data()).toBeNull();
  await context.tab.until(({ services }) => services.dashboard.problem !== null);
  expect(context.tab.state().services).toMatchObject({
    dashboardData: null,
    dashboard: { isLoading: false },
    requests: { waiting: { data: [], grouped: {} } },
  });

  plugIn();
  context.tab.dispatch(dashboardOpened());
  await context.tab.until(({ services }) => services.dashboardData !== null);
});

it('a refresh that fails leaves the cards on screen', async () => {
  const shown = data();
  const before = refreshes();
  const plugIn = context.unplug();
  context.tab.dispatch(resynced());
  await waitFor(() => expect(loads()).toHaveLength(1));
  plugIn();
  context.tab.dispatch(resynced());
  await context.tab.until(() => refreshes() === before + 1);
  expect(loads()).toHaveLength(2);
  expect(context.tab.actions.filter(dashboardRejected.match)).toEqual([]);
  expect(data()).toEqual(shown);
});

const figures = () => {
  const { services } = context.tab.state();
  const today = startOfToday();
  return figuresOf(
    services.dashboardData,
    services.recent,
    context.server.project.users.admin,
    today,
  );
};

it('U38 the summary follows events without a call, and an older answer does not undo them', async () => {
  context.tab.dispatch(dashboardOpened());
  await context.tab.until(() => figures()?.done !== null);
  const loaded = data();
  const before = figures();
  if (!before || !loaded) throw new Error('The summary is not loaded');
  const { id: project } = context.server.project;
  const { id } = await context.server.request();
  await context.tab.until(() => figures()?.waiting === before.waiting + 1);
  expect(figures()?.oldest).not.toBeNull();
  context.sent.length = 0;
  const admin = await context.server.signIn('admin');
  await admin.write(paths.requestUpdate(project, id), { state_id: 2 });
  await context.tab.until(() => figures()?.mine === before.mine + 1);
  expect(figures()?.approved).toBe(before.approved + 1);
  await admin.write(paths.requestUpdate(project, id), { state_id: 4 });
  await context.tab.until(() => figures()?.done === (before.done ?? 0) + 1);
  expect(figures()).toEqual({ ...before, done: (before.done ?? 0) + 1 });
  context.tab.dispatch(dashboardFulfilled(loaded));
  expect(figures()).toEqual({ ...before, done: (before.done ?? 0) + 1 });
  expect(context.sent).toEqual([]);
});

it('U38 after a hundred events the summary on screen is asked for again, once', async () => {
  context.tab.dispatch(dashboardOpened());
  await context.tab.until(() => figures()?.done !== null);
  await context.server.request();
  await context.tab.until(({ services }) => services.recent.length > 0);
  const [event] = context.tab.state().services.recent;
  if (!event) throw new Error('No event was kept');
  context.sent.length = 0;
  for (let at = 0; at < 100; at += 1) context.tab.dispatch(requestChanged(event));
  expect(context.tab.state().services.recent.length).toBeLessThan(100);
  await waitFor(() => expect(loads()).toMatchObject([{ params: { limit: 1 } }]));
  await context.tab.until(() => figures() !== undefined);
  expect(loads()).toHaveLength(1);
});

it('U7 open requests of a service that is deleted stay counted, without a call', async () => {
  const [, serviceId] = context.server.project.services;
  const { id: project } = context.server.project;
  const before = data()?.grouped[serviceId] ?? 0;
  const { id } = await context.server.request({ service: serviceId });
  await context.tab.until(() => countOf(serviceId) === before + 1);
  const admin = await context.server.signIn('admin');
  await admin.write(paths.serviceDelete(project), { service_id: serviceId });
  await context.tab.until(() => countOf(serviceId) === undefined);
  const deleted = () => deletedServices(data() ?? { grouped: {}, deleted_services: [] });
  expect(deleted()).toMatchObject([{ service_id: serviceId, count: before + 1 }]);
  await admin.write(paths.requestUpdate(project, id), { state_id: 3 });
  await context.tab.until(() => (data()?.grouped[serviceId] ?? 0) === before);
  expect(deleted()).toHaveLength(before === 0 ? 0 : 1);
  expect(context.sent).toEqual([]);
});

it('U56 what colleagues gave is not counted again by an event that the answer includes', async () => {
  await context.server.request();
  await context.tab.until(() => context.tab.actions.some(requestChanged.match));
  const event = context.tab.actions.findLast(requestChanged.match)?.payload;
  const loaded = data();
  if (!event || !loaded) throw new Error('An event came, and the dashboard was loaded');
  const { admin } = context.server.project.users;
  const seq = event.seq + 1;
  const summary = { held: {}, unseen: { [admin]: 1 } };
  context.tab.dispatch(dashboardFulfilled({ ...loaded, summary, seq }));
  const row = { ...event.row, state_id: 2 as const, approved_by: admin, unseen: true as const };
  context.tab.dispatch(requestChanged({ ...event, seq, row, before: event.before }));
  expect(context.tab.state().services.unseen[admin]).toBe(1);
});
