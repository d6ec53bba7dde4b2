import { paths } from '@concierge/contract/paths';
import { expect, it } from 'vitest';
import { signedInConsole } from '../../testing/signedIn.ts';
import { waitFor } from '../../testing/waitFor.ts';
import { resynced } from '../live/liveSlice.ts';
import {
  filteringOptionsLeft,
  filteringOptionsOpened,
  filteringOptionsRequested,
} from './filteringOptionsSlice.ts';

const context = signedInConsole();

const options = () => context.tab.state().filteringOptions;

async function open() {
  context.tab.dispatch(filteringOptionsOpened());
  await context.tab.until(({ filteringOptions: { devices } }) => devices.length > 0);
}

it('D2 J5 devices, services and users come with id and label', async () => {
  await open();
  const { project } = context.server;
  expect(options().devices).toContainEqual({
    id: project.devices[0].id,
    label: project.devices[0].name,
  });
  expect(options().services).toHaveLength(2);
  expect(options().users).toContainEqual({ id: project.users.operator, label: 'operator' });
});

it('another page with filters refreshes them in place', async () => {
  await open();
  const before = options();
  const actionsBefore = context.tab.actions.length;
  context.tab.dispatch(filteringOptionsOpened());
  await context.tab.until(({ filteringOptions }) => filteringOptions !== before);
  const later = context.tab.actions.slice(actionsBefore);
  expect(later.filter(filteringOptionsRequested.match)).toEqual([]);
  expect(options().devices).toEqual(before.devices);
});

it('they are asked for again after an event only while a list with filters is open', async () => {
  // As after signing out over such a list.
  context.tab.dispatch(filteringOptionsLeft());
  await open();
  const { id } = context.server.project;
  const admin = await context.server.signIn('admin');
  const add = (service_name: string) =>
    admin.post(paths.serviceCreate(id), { service_name, icon_id: 101, bg_color: '#123456' });
  context.sent.length = 0;
  await add('Bicycles');
  await context.tab.until(() => options().services.some(({ label }) => label === 'Bicycles'));
  context.tab.dispatch(filteringOptionsLeft());
  context.sent.length = 0;
  await add('Kayaks');
  context.tab.dispatch(resynced());
  await waitFor(() => expect(context.sent.map(({ call }) => call)).toEqual(['POST /dashboard']));
  expect(options().services.some(({ label }) => label === 'Kayaks')).toBe(false);
});
