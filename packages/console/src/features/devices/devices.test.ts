import { paths } from '@concierge/contract/paths';
import { formatBrowserTime } from '@concierge/contract/times';
import { expect, it } from 'vitest';
import { i18n } from '../../lib/i18n/i18n.ts';
import { signedInConsole } from '../../testing/signedIn.ts';
import { waitFor } from '../../testing/waitFor.ts';
import { toDeviceRow } from './deviceRows.ts';
import {
  deviceFormClosed,
  deviceOrdered,
  devicesLeft,
  devicesShown,
  keyForgotten,
} from './devicesSlice.ts';

const context = signedInConsole();
const devices = () => context.tab.state().managedDevices;
const names = () => devices().devices.map(({ name }) => name);

async function show() {
  context.tab.dispatch(devicesShown());
  await context.tab.until((state) => !state.managedDevices.isLoading);
}

async function order(...args: Parameters<typeof deviceOrdered>) {
  context.tab.dispatch(deviceFormClosed());
  context.tab.dispatch(deviceOrdered(...args));
  await context.tab.until((state) => !state.managedDevices.form.pending);
}

it('O1 a new device comes in natural order, its key once', async () => {
  await show();
  await order({ deed: 'create', body: { name: 'Room 1000', serial_id: 'a', group_name: 'Top' } });
  await order({ deed: 'create', body: { name: 'Room 99', serial_id: 'b', group_name: null } });
  expect(names().indexOf('Room 99')).toBeLessThan(names().indexOf('Room 1000'));
  expect(devices().groups).toContain('Top');
  const key = devices().newKey?.key;
  expect(key).toEqual(expect.any(String));
  context.tab.dispatch(keyForgotten());
  expect(JSON.stringify(context.tab.state())).not.toContain(key);
});

it('Y34 a new device is placed by the language that is shown', async () => {
  await show();
  const between = async () => {
    for (const name of ['Hala', 'Chata', 'Cesta']) {
      await order({ deed: 'create', body: { name, serial_id: `${name} ${names().length}` } });
    }
    return names().filter((name) => ['Hala', 'Chata', 'Cesta'].includes(name));
  };
  await i18n.changeLanguage('cs');
  expect(await between()).toEqual(['Cesta', 'Hala', 'Chata']);
  await i18n.changeLanguage('en');
});

it('D11 a device that was seen today is offline since a date and a time', async () => {
  await show();
  const [device] = devices().devices;
  if (!device) throw new Error('the project has devices');
  const last_seen_at = new Date().toISOString();
  const row = toDeviceRow(
    { ...device, online: false, revoked_at: null, last_seen_at },
    i18n.getFixedT('en', ['devices', 'common']),
  );
  expect(row).toMatchObject({
    stateText: 'Offline',
    offlineSince: formatBrowserTime(last_seen_at),
  });
});

it('O1 no toast lies over the dialog of a new key; what has no dialog raises one', async () => {
  await show();
  const [{ id }] = context.server.project.devices;
  await order({ deed: 'create', body: { name: 'Quiet', serial_id: 'quiet' } });
  await order({ deed: 'rotate', id });
  expect(context.tab.notices).toEqual([]);
  await order({ deed: 'update', id, body: { name: 'Said', group_name: null } });
  expect(context.tab.notices).toMatchObject([{ tone: 'success', body: 'Device updated' }]);
});

it('O1 a serial number that is taken keeps the form, with the reason', async () => {
  await show();
  const { serialId } = context.server.project.devices[0];
  await order({ deed: 'create', body: { name: 'Twice', serial_id: serialId } });
  expect(devices().form).toMatchObject({ saved: false, problem: { errorCode: 'device_exist' } });
  expect(names()).not.toContain('Twice');
});

it('O1 what another administrator does is shown without asking', async () => {
  await show();
  const helena = await context.server.signIn('helena');
  const [{ id, name }] = context.server.project.devices;
  const { id: project } = context.server.project;
  await helena.post(paths.deviceUpdate(project, id), { name: 'Renamed', group_name: 'Floor 1' });
  await waitFor(() => expect(names()).toContain('Renamed'));
  expect(names()).not.toContain(name);
  await helena.post(paths.deviceRevoke(project, id), {});
  await waitFor(() =>
    expect(devices().devices.find((one) => one.id === id)?.revoked_at).toEqual(expect.any(String)),
  );
  await helena.post(paths.deviceRotate(project, id), {});
});

it('O11 a new stay is on the device', async () => {
  await show();
  const [, { id }] = context.server.project.devices;
  await order({ deed: 'stay', id, body: { lang: 'de', do_not_disturb: true } });
  expect(devices().devices.find((one) => one.id === id)?.stay).toMatchObject({
    lang: 'de',
    do_not_disturb: true,
  });
});

it('O1 nothing is kept once the screen is left', async () => {
  await show();
  context.tab.dispatch(devicesLeft());
  expect(devices()).toMatchObject({ shown: false, devices: [], newKey: null });
});
