import { paths } from '@concierge/contract/paths';
import { expect, it } from 'vitest';
import { signedInConsole } from '../../testing/signedIn.ts';
import { waitFor } from '../../testing/waitFor.ts';
import { readDeviceListCall } from './deviceQuery.ts';
import { deviceCommandRequested, devicesShown } from './devicesSlice.ts';

const context = signedInConsole('operator');

it('U69 an operator starts a stay, and sees what others do with rooms without asking', async () => {
  const { tab, server } = context;
  const [{ id, name }] = server.project.devices;
  const room = () => tab.state().managedDevices.list.rows.find((one) => one.id === id);
  tab.dispatch(devicesShown(readDeviceListCall(new URLSearchParams())));
  await waitFor(() => expect(room()).toBeDefined());
  tab.dispatch(deviceCommandRequested({ kind: 'stay', id, name, body: { lang: 'de' } }));
  await waitFor(() => expect(room()?.stay).toMatchObject({ lang: 'de' }));
  const admin = await server.signIn('admin');
  const path = paths.deviceUpdate(server.project.id, id);
  await admin.write(path, { name: 'Renamed', group_name: null });
  await waitFor(() => expect(room()?.name).toBe('Renamed'));
});
