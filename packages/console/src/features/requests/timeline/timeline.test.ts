import { paths } from '@concierge/contract/paths';
import type { ServiceRequest } from '@concierge/contract/requests';
import { expect, it } from 'vitest';
import { formOf } from '../../../lib/modal/formState.ts';
import { approvedRequest } from '../../../testing/requestCalls.ts';
import { signedInConsole } from '../../../testing/signedIn.ts';
import { waitFor } from '../../../testing/waitFor.ts';
import {
  noteRequested,
  noteWithdrawRequested,
  timelineLeft,
  timelineOpened,
} from './timelineSlice.ts';

const context = signedInConsole();
const timeline = () => context.tab.state().timeline;
const formIn = ({ timeline: { forms, subject } }: ReturnType<typeof context.tab.state>) =>
  formOf(forms, subject?.id ?? null);
const kinds = () => timeline().entries.map(({ kind }) => kind);

async function open(subject: ServiceRequest) {
  context.tab.dispatch(timelineOpened(subject));
  await context.tab.until((state) => !state.timeline.isLoading);
}

it('M11 is loaded when it is opened, and forgotten when it is left', async () => {
  const request = await approvedRequest(context);
  expect(context.sent.filter(({ call }) => call.endsWith('/timeline'))).toEqual([]);
  await open(request);
  expect(timeline().entries).toMatchObject([{ kind: 'created', text: request.note }]);
  context.tab.dispatch(timelineLeft());
  expect(timeline()).toMatchObject({ subject: null, entries: [] });
});

it('M11 follows what colleagues do while it is open; entries that stay are the same objects', async () => {
  const request = await approvedRequest(context);
  await open(request);
  const [created] = timeline().entries;
  const colleague = await context.server.signIn('colleague');
  const { id } = context.server.project;
  await colleague.write(paths.staffNote(id, request.id), { text: 'Knock twice' });
  await waitFor(() => expect(kinds()).toEqual(['created', 'note']));
  await colleague.write(paths.requestUpdate(id, request.id), { state_id: 2 });
  await waitFor(() => expect(kinds()).toEqual(['created', 'note', 'state']));
  expect(timeline().entries[0]).toBe(created);
});

it('M12 a note is stored once, and withdrawn by its author', async () => {
  const request = await approvedRequest(context);
  await open(request);
  context.tab.dispatch(noteRequested({ subject: request, audience: 'staff', text: 'Wrong room' }));
  await context.tab.until((state) => formIn(state).saved);
  expect(timeline().entries.at(-1)).toMatchObject({ kind: 'note', text: 'Wrong room' });
  const noteId = timeline().entries.at(-1)?.note?.note_id ?? 0;
  context.tab.dispatch(noteWithdrawRequested({ subject: request, noteId }));
  await context.tab.until((state) => state.timeline.withdrawing.length === 0);
  expect(timeline().entries.at(-1)).toMatchObject({ kind: 'note', text: null });
  expect(kinds()).toEqual(['created', 'note']);
});

it('M12 a message to the guest is a message of the request', async () => {
  const request = await approvedRequest(context);
  await open(request);
  context.tab.dispatch(noteRequested({ subject: request, audience: 'guest', text: 'On our way' }));
  await context.tab.until((state) => formIn(state).saved);
  await waitFor(() => expect(kinds()).toEqual(['created', 'message']));
  expect(timeline().entries.at(-1)).toMatchObject({ text: 'On our way' });
});
