import { paths } from '@concierge/contract/paths';
import { expect, it } from 'vitest';
import { signedInConsole } from '../../testing/signedIn.ts';
import {
  dashboardFulfilled,
  dashboardOpened,
  dashboardRejected,
  dashboardRequested,
  selectDashboardServiceCount,
} from '../services/servicesSlice.ts';
import { sortedCards } from './dashboardModel.ts';
import { waitFor } from '../../testing/waitFor.ts';

const context = signedInConsole();

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

it('I3 a new device request raises its card’s count without emptying the dashboard', async () => {
  const [serviceId] = context.server.project.services;
  const before = countOf(serviceId) ?? 0;
  const actionsBefore = context.tab.actions.length;
  const { id } = await context.server.request();
  await context.tab.until(() => countOf(serviceId) === before + 1);

  const colleague = await context.server.signIn('colleague');
  await colleague.post(paths.requestUpdate(context.server.project.id, id), { state_id: 3 });
  await context.tab.until(() => countOf(serviceId) === before);
  expect(context.tab.actions.slice(actionsBefore).filter(dashboardRequested.match)).toEqual([]);
});

it('C5 I3 a live event loads no requests, which no card shows', async () => {
  const [serviceId] = context.server.project.services;
  const before = countOf(serviceId) ?? 0;
  const { data: requests } = context.tab.state().services.requests.waiting;
  await context.server.request();
  await context.tab.until(() => countOf(serviceId) === before + 1);
  const loads = () => context.sent.filter(({ call }) => call === 'POST /dashboard');
  await waitFor(() =>
    expect(loads().map(({ params }) => params)).toEqual([{ limit: 1, offset: 0 }]),
  );
  expect(context.tab.state().services.requests.waiting).toEqual({
    data: requests,
    grouped: expect.objectContaining({ [serviceId]: before + 1 }),
  });
});

it('C5 what came with the page without requests is completed when the dashboard opens', async () => {
  const loaded = data();
  if (!loaded) throw new Error('The dashboard is not loaded');
  const { totalCount } = loaded.requests;
  context.tab.dispatch(dashboardFulfilled({ ...loaded, requests: { totalCount, data: [] } }));
  context.tab.dispatch(dashboardOpened());
  await context.tab.until(() => data()?.requests.data.length === totalCount);
  context.tab.dispatch(dashboardOpened());
  const limits = () =>
    context.sent.filter(({ call }) => call === 'POST /dashboard').map(({ params }) => params);
  await waitFor(() => expect(limits()).toHaveLength(2));
  expect(limits()).toMatchObject([{ limit: 1000 }, { limit: 1 }]);
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
  const before = data();
  const plugIn = context.unplug();
  context.tab.dispatch(dashboardOpened());
  await waitFor(() => expect(context.sent.map(({ call }) => call)).toContain('POST /dashboard'));
  expect(data()).toEqual(before);

  // The next one is taken only when the failed one is over.
  plugIn();
  context.sent.length = 0;
  await waitFor(() => {
    context.tab.dispatch(dashboardOpened());
    expect(context.sent.map(({ call }) => call)).toContain('POST /dashboard');
  });
  expect(context.tab.actions.filter(dashboardRejected.match)).toEqual([]);
  expect(data()).toEqual(before);
});
