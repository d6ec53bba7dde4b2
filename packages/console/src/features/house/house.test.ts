import { paths } from '@concierge/contract/paths';
import { expect, it } from 'vitest';
import { formOf } from '../../lib/modal/formState.ts';
import { signedInConsole } from '../../testing/signedIn.ts';
import {
  HOUSE_FORM,
  RETENTION_FORM,
  houseRequested,
  houseSaveRequested,
  previewRequested,
  retentionRequested,
  retentionSaveRequested,
} from './houseSlice.ts';

const context = signedInConsole();

const state = () => context.tab.state().house;
const isSaved = (subject: string) => () => !formOf(state().forms, subject).pending;

async function loadHouse() {
  context.tab.dispatch(houseRequested());
  await context.tab.until(() => !state().house.isLoading);
  return state().house.value;
}

async function loadRetention() {
  context.tab.dispatch(retentionRequested());
  await context.tab.until(() => !state().retention.isLoading);
  return state().retention.value;
}

it('P5 the house is renamed, which every open console shows at once', async () => {
  const before = await loadHouse();
  const wanted = { name: ' Dům U Mostu ', time_zone: 'Europe/Prague', person_figures: false };
  context.tab.dispatch(houseSaveRequested(wanted));
  await context.tab.until(({ auth }) => auth.user?.project_name === 'Dům U Mostu');
  await context.tab.until(isSaved(HOUSE_FORM));
  expect(context.tab.state().auth.user?.time_zone).toBe('Europe/Prague');
  expect(state().house.value).toEqual({ ...wanted, name: 'Dům U Mostu' });
  expect(await loadHouse()).toEqual({ ...wanted, name: 'Dům U Mostu' });
  if (before) context.tab.dispatch(houseSaveRequested(before));
  await context.tab.until(() => state().house.value?.name === before?.name);
});

it('P5 without a network nothing is saved, and the form says why', async () => {
  const before = await loadHouse();
  const plugIn = context.unplug();
  context.tab.dispatch(houseSaveRequested({ ...(before ?? neverLoaded()), name: 'Elsewhere' }));
  await context.tab.until(() => formOf(state().forms, HOUSE_FORM).problem !== null);
  expect(state().house.value).toEqual(before);
  expect(context.tab.notices).toEqual([]);
  plugIn();
});

it('P5 how long things are kept is previewed, saved and loaded', async () => {
  const before = await loadRetention();
  expect(before?.months).toEqual({ requests: 0, messages: 0, audit: 0 });
  const months = { requests: 6, messages: 0, audit: 24 };
  context.tab.dispatch(previewRequested(months));
  await context.tab.until(() => state().preview !== null);
  expect(state().preview).toMatchObject({ months, rows: { requests: { rows: 0, oldest: null } } });
  context.tab.dispatch(retentionSaveRequested(months));
  await context.tab.until(() => state().retention.value?.months.requests === 6);
  await context.tab.until(isSaved(RETENTION_FORM));
  expect((await loadRetention())?.months).toEqual(months);
  context.tab.dispatch(retentionSaveRequested({ requests: 0, messages: 0, audit: 0 }));
  await context.tab.until(() => state().retention.value?.months.requests === 0);
});

it('Y40 of the house, what a colleague has changed meanwhile stays or is asked about', async () => {
  const was = (await loadHouse()) ?? neverLoaded();
  const helena = await context.server.signIn('helena');
  const theirs = { ...was, time_zone: 'Asia/Kolkata' };
  await helena.write(paths.houseUpdate(context.server.project.id), theirs);
  context.tab.dispatch(houseSaveRequested({ ...was, name: 'Grand', was }));
  await context.tab.until(isSaved(HOUSE_FORM));
  expect(await loadHouse()).toEqual({ ...theirs, name: 'Grand' });
  context.tab.notices.length = 0;
  context.tab.dispatch(houseSaveRequested({ ...was, name: 'Grander', was }));
  await context.tab.until(isSaved(HOUSE_FORM));
  expect(formOf(state().forms, HOUSE_FORM).problem).toMatchObject({
    errorCode: 'changed_meanwhile',
    current: { ...theirs, name: 'Grand' },
  });
  // The dialog says it.
  expect(context.tab.notices).toEqual([]);
  await helena.write(paths.houseUpdate(context.server.project.id), was);
});

it('Y40 of how long things are kept, what a colleague has changed meanwhile stays or is asked about', async () => {
  const helena = await context.server.signIn('helena');
  const path = paths.retentionUpdate(context.server.project.id);
  const was = { requests: 12, messages: 0, audit: 0 };
  const theirs = { ...was, requests: 0 };
  await helena.write(path, theirs);
  context.tab.dispatch(previewRequested({ ...was, audit: 24, was }));
  await context.tab.until(() => state().preview !== null);
  expect(state().preview).toMatchObject({ months: { ...was, audit: 24 } });
  context.tab.dispatch(retentionSaveRequested({ ...was, audit: 24, was }));
  await context.tab.until(isSaved(RETENTION_FORM));
  expect((await loadRetention())?.months).toEqual({ ...theirs, audit: 24 });
  context.tab.notices.length = 0;
  context.tab.dispatch(retentionSaveRequested({ ...was, requests: 24, was }));
  await context.tab.until(isSaved(RETENTION_FORM));
  expect(formOf(state().forms, RETENTION_FORM).problem).toMatchObject({
    errorCode: 'changed_meanwhile',
    current: { ...theirs, audit: 24 },
  });
  // The dialog says it.
  expect(context.tab.notices).toEqual([]);
  await helena.write(path, theirs);
});

function neverLoaded(): never {
  throw new Error('The house was not loaded');
}
