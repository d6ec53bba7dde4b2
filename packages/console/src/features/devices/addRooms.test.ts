import { expect, it } from 'vitest';
import { formOf } from '../../lib/modal/formState.ts';
import { signedInConsole } from '../../testing/signedIn.ts';
import { holdAnswer } from '../../testing/holdAnswer.ts';
import { waitFor } from '../../testing/waitFor.ts';
import { readDeviceListCall } from './deviceQuery.ts';
import {
  MANY_ROOMS,
  deviceFormClosed,
  devicesShown,
  keySheetForgotten,
  roomsAddRequested,
} from './devicesSlice.ts';

const context = signedInConsole();
const devices = () => context.tab.state().managedDevices;
const form = () => formOf(devices().forms, MANY_ROOMS);
const room = () => context.server.project.devices[0].name;
const ask = (preview: boolean) =>
  context.tab.dispatch(
    roomsAddRequested({ names: [room(), 'Attic 1', 'Attic 2'], group_name: ' Attic ', preview }),
  );

it('U70 rooms are previewed, then added, listed, and their keys kept until they are done with', async () => {
  const { tab } = context;
  tab.dispatch(devicesShown(readDeviceListCall(new URLSearchParams('search=attic'))));
  ask(true);
  await tab.until(() => devices().preview !== null);
  expect(devices().preview?.map(({ outcome }) => outcome)).toEqual(['exists', 'new', 'new']);
  expect(form()).toMatchObject({ pending: false, saved: false });
  ask(false);
  await tab.until(() => form().saved);
  const { keySheet } = devices();
  expect(keySheet.map(({ device }) => [device.name, device.group_name])).toEqual([
    ['Attic 1', 'Attic'],
    ['Attic 2', 'Attic'],
  ]);
  await waitFor(() => expect(devices().list.rows).toHaveLength(2));
  tab.dispatch(deviceFormClosed(MANY_ROOMS));
  tab.dispatch(keySheetForgotten());
  expect(devices().preview).toBeNull();
  for (const { key } of keySheet) expect(JSON.stringify(tab.state())).not.toContain(key);
});

it('U70 a pasted text that is far too long is named as one that cannot be a room, beside the others', async () => {
  const { tab } = context;
  const tooLong = ['A note in the next cell 🛎️. '.repeat(40), `Loft 2${' '.repeat(300)}and more`];
  const names = ['Loft 1', ...tooLong];
  tab.dispatch(roomsAddRequested({ names, preview: true }));
  await tab.until(() => devices().preview !== null);
  expect(devices().preview?.map(({ outcome }) => outcome)).toEqual(['new', 'invalid', 'invalid']);
});

it('U47 U70 a preview that comes late is not that of the next dialog', async () => {
  const answer = holdAnswer(/create-many$/);
  ask(true);
  await answer.came;
  context.tab.dispatch(deviceFormClosed(MANY_ROOMS));
  await answer.release('arrives');
  await context.tab.until(() => !form().pending);
  expect(devices().preview).toBeNull();
});
