import { paths } from '@concierge/contract/paths';
import { formatBrowserTime } from '@concierge/contract/times';
import { afterEach, expect, it, vi } from 'vitest';
import { i18n } from '../../lib/i18n/i18n.ts';
import { formOf } from '../../lib/modal/formState.ts';
import { isAnythingUnsaved } from '../../lib/modal/unsaved.ts';
import { signedInConsole } from '../../testing/signedIn.ts';
import { waitFor } from '../../testing/waitFor.ts';
import { readDeviceListCall } from './deviceQuery.ts';
import { eventReported } from '../live/liveSlice.ts';
import { lookupRequested } from '../lookup/lookupSlice.ts';
import { toDeviceRow } from './deviceRows.ts';
import {
  deviceFormClosed,
  deviceCommandRequested,
  devicesLeft,
  devicesShown,
  keyForgotten,
  keySheetForgotten,
  roomsAddRequested,
  subjectOfCommand,
  type DeviceCommand,
} from './devicesSlice.ts';

const context = signedInConsole();
afterEach(() => void vi.unstubAllGlobals());
const devices = () => context.tab.state().managedDevices;
const rows = () => devices().list.rows;
const names = () => rows().map(({ name }) => name);

/** Shows the list of an address. */
async function show(query = '') {
  context.tab.dispatch(devicesShown(readDeviceListCall(new URLSearchParams(query))));
  await context.tab.until((state) => !state.managedDevices.list.isLoading);
}

const form = (command: DeviceCommand) => formOf(devices().forms, subjectOfCommand(command));

/** What the dialog of a command does; the dialog stays open. */
async function command(sent: DeviceCommand) {
  context.tab.dispatch(deviceFormClosed(subjectOfCommand(sent)));
  context.tab.dispatch(deviceCommandRequested(sent));
  await context.tab.until(() => !form(sent).pending);
}

it('O1 a new device comes in natural order, its key once', async () => {
  await show();
  await command({
    kind: 'create',
    name: 'Room 1000',
    body: { name: 'Room 1000', serial_id: 'a', group_name: 'Top' },
  });
  await command({
    kind: 'create',
    name: 'Room 99',
    body: { name: 'Room 99', serial_id: 'b', group_name: null },
  });
  await waitFor(() => expect(names()).toEqual(expect.arrayContaining(['Room 99', 'Room 1000'])));
  expect(names().indexOf('Room 99')).toBeLessThan(names().indexOf('Room 1000'));
  expect(devices().groups).toContain('Top');
  const keys = devices().newKeys;
  expect(keys).toMatchObject([{ device: { name: 'Room 1000' } }, { device: { name: 'Room 99' } }]);
  for (const key of keys) {
    context.tab.dispatch(keyForgotten(key));
    expect(JSON.stringify(context.tab.state())).not.toContain(key.key);
  }
});

it('Y34 a new device is placed by the language of the reader', async () => {
  const admin = await context.server.signIn('admin');
  await admin.write(paths.changeLang('cs'));
  await show();
  const czech = ['Hala', 'Chata', 'Cesta'];
  for (const name of czech) {
    await command({ kind: 'create', name, body: { name, serial_id: name, group_name: null } });
  }
  const placed = () => names().filter((name) => czech.includes(name));
  await waitFor(() => expect(placed()).toEqual(['Cesta', 'Hala', 'Chata']));
  await admin.write(paths.changeLang('en'));
});

it('Y42 a device that comes is put into a list of those that are online', async () => {
  const { db, clock, project } = context.server;
  const [{ id, name }] = project.devices;
  await show('state=online');
  expect(names()).not.toContain(name);
  const at = clock.now().toISOString();
  await db.updateTable('device').set({ last_seen_at: at }).where('id', '=', id).execute();
  const payload = { at, online: [id], offline: [] };
  context.tab.dispatch(
    eventReported({ event: 'devices.changed', seq: 1, payload, reloadState: false, show: false }),
  );
  await waitFor(() => expect(names()).toContain(name));
});

it('D11 a device that was seen today is offline since a date and a time', async () => {
  await show();
  const [device] = rows();
  if (!device) throw new Error('the project has devices');
  const last_seen_at = new Date().toISOString();
  const row = toDeviceRow(
    { ...device, online: false, revoked_at: null, last_seen_at },
    i18n.getFixedT('en', ['devices', 'common']),
    'en',
  );
  expect(row).toMatchObject({
    stateText: 'Offline',
    offlineSince: formatBrowserTime(last_seen_at),
  });
});

it('O1 no toast lies over the dialog of a new key; what has no dialog raises one', async () => {
  await show();
  const [{ id, name }] = context.server.project.devices;
  await command({ kind: 'create', name: 'Quiet', body: { name: 'Quiet', serial_id: 'quiet' } });
  await command({ kind: 'rotate', id, name });
  expect(context.tab.notices).toEqual([]);
  await command({ kind: 'update', id, name, body: { name: 'Said', group_name: null } });
  expect(context.tab.notices).toMatchObject([{ tone: 'success', body: 'Room saved' }]);
});

it('O1 a serial number that is taken keeps the form, with the reason', async () => {
  await show();
  const { serialId } = context.server.project.devices[0];
  const twice = { name: 'Twice', serial_id: serialId };
  await command({ kind: 'create', name: 'Twice', body: twice });
  expect(form({ kind: 'create', name: 'Twice', body: twice })).toMatchObject({
    saved: false,
    problem: { errorCode: 'device_exist' },
  });
  expect(names()).not.toContain('Twice');
});

it('O1 what another administrator does is shown without asking', async () => {
  await show();
  const helena = await context.server.signIn('helena');
  const [{ id, name }] = context.server.project.devices;
  const { id: project } = context.server.project;
  await helena.write(paths.deviceUpdate(project, id), { name: 'Renamed', group_name: 'Floor 1' });
  await waitFor(() => expect(names()).toContain('Renamed'));
  expect(names()).not.toContain(name);
  await helena.write(paths.deviceRevoke(project, id), {});
  await waitFor(() =>
    expect(rows().find((one) => one.id === id)?.revoked_at).toEqual(expect.any(String)),
  );
  await helena.write(paths.deviceRotate(project, id), {});
});

it('O11 U69 a new stay is on the device, and what is known of its guest is changed', async () => {
  await show();
  const [, { id, name }] = context.server.project.devices;
  await command({ kind: 'stay', id, name, body: { lang: 'de', do_not_disturb: true } });
  expect(rows().find((one) => one.id === id)?.stay).toMatchObject({
    lang: 'de',
    do_not_disturb: true,
  });
  const quiet = { lang: 'de', do_not_disturb: false };
  await command({ kind: 'editStay', id, name, body: quiet });
  expect(rows().find((one) => one.id === id)?.stay).toMatchObject(quiet);
});

it('O1 Y31 a page with keys that were not read is neither closed nor loaded again without a question', async () => {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  const asks = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const isKept = () => [asks(), isAnythingUnsaved()];
  const once = { names: ['Loft 1', 'Loft 2'], preview: false };
  await command({ kind: 'create', name: 'Kept', body: { name: 'Kept', serial_id: 'kept' } });
  context.tab.dispatch(roomsAddRequested(once));
  await context.tab.until(({ managedDevices }) => managedDevices.keySheet.length > 0);
  // Another screen.
  context.tab.dispatch(devicesLeft());
  expect(isKept()).toEqual([true, true]);
  context.tab.dispatch(keySheetForgotten());
  expect(isKept()).toEqual([true, true]);
  for (const key of devices().newKeys) context.tab.dispatch(keyForgotten(key));
  expect(isKept()).toEqual([false, false]);
});

it('O1 no row is kept once the screen is left', async () => {
  await show();
  context.tab.dispatch(devicesLeft());
  expect(devices()).toMatchObject({ list: { call: null, rows: [] } });
});

it('Y42 a device past the first page is found, and opened where the list leaves it out', async () => {
  const { db, project } = context.server;
  const many = Array.from({ length: 1_100 }, (_, at) => ({
    project_id: project.id,
    serial_id: `many-${at}`,
    name: `Pavilion ${at}`,
    group_name: at < 1_099 ? 'Garden' : 'Lake',
    key_hash: `many-${at}`,
    created_at: new Date().toISOString(),
  }));
  await db.insertInto('device').values(many).execute();
  // Its event tells that there are others.
  const body = { name: 'Pergola', serial_id: 'last', group_name: null };
  await command({ kind: 'create', name: body.name, body });
  await show();
  expect(names()).not.toContain('Pavilion 1099');
  expect(devices().list.totalCount).toBeGreaterThan(1_100);
  await show('offset=1050&group=Garden');
  expect(devices().list).toMatchObject({ totalCount: 1_099 });
  expect(names()).toHaveLength(49);
  await show('search=pavilion 1099');
  expect(names()).toEqual(['Pavilion 1099']);
  const id = rows()[0]?.id ?? 0;

  await show('state=offline');
  context.tab.dispatch(lookupRequested({ kind: 'device', id }));
  await context.tab.until(({ lookup: { device } }) => device.row?.id === id);
  await command({ kind: 'revoke', id, name: 'Pavilion 1099' });
  expect(form({ kind: 'revoke', id, name: '' })).toMatchObject({ problem: null });
  context.tab.dispatch(lookupRequested({ kind: 'device', id: 987_654 }));
  await context.tab.until(({ lookup: { device } }) => device.failed);
});
