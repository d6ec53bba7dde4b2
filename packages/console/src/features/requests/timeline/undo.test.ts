import type { ServiceRequest } from '@concierge/contract/requests';
import { MessageType } from '@concierge/contract/messageStates';
import type { UnknownAction } from 'redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formOf } from '../../../lib/modal/formState.ts';
import { approvedRequest } from '../../../testing/requestCalls.ts';
import { signedInConsole } from '../../../testing/signedIn.ts';
import { signOutRequested } from '../../auth/authSlice.ts';
import {
  messageFormClosed,
  messageSaveRequested,
  messageSendUndone,
  messageSubject,
} from '../../messages/messagesSlice.ts';
import {
  draftsChanged,
  noteRequested,
  noteUndone,
  timelineLeft,
  timelineOpened,
} from './timelineSlice.ts';

const context = signedInConsole();
const openPage = () => ({
  window: new EventTarget(),
  document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
});
let page = openPage();
beforeEach(() => {
  page = openPage();
  vi.stubGlobal('window', page.window);
  vi.stubGlobal('document', page.document);
});
afterEach(() => void vi.unstubAllGlobals());

const sends = () => context.sent.filter(({ call }) => call === 'POST /message/create');

/** A new request whose timeline is open. */
async function newRequest(): Promise<ServiceRequest> {
  const row = await approvedRequest(context);
  context.tab.dispatch(timelineOpened(row));
  await context.tab.until((state) => !state.timeline.isLoading);
  return row;
}

const subjectOf = ({ id }: ServiceRequest) => messageSubject({ service_request_id: id });

/** What the composer and the message form dispatch. */
const ways = [
  {
    name: 'the note composer',
    send: (subject: ServiceRequest) =>
      noteRequested({ subject, audience: 'guest', text: 'On our way' }),
    undo: ({ id }: ServiceRequest) => noteUndone(id),
    leave: () => timelineLeft(),
    form: ({ id }: ServiceRequest) => formOf(context.tab.state().timeline.forms, id),
  },
  {
    name: 'the message form',
    send: ({ id, device_serial_id }: ServiceRequest) =>
      messageSaveRequested({
        type: MessageType.message,
        title: 'Towels',
        message: 'On our way',
        device_serial_id: [device_serial_id],
        service_request_id: id,
      }),
    undo: (request: ServiceRequest) => messageSendUndone(subjectOf(request)),
    leave: (request: ServiceRequest) => messageFormClosed(subjectOf(request)),
    form: (request: ServiceRequest) =>
      formOf(context.tab.state().messages.forms, subjectOf(request)),
  },
];

describe.for(ways)('what is written to a guest in $name', ({ send, undo, leave, form }) => {
  it('R16 waits five seconds before the call', async () => {
    const request = await newRequest();
    const asked = performance.now();
    context.tab.dispatch(send(request));
    expect(form(request)).toMatchObject({ held: true, pending: false });
    expect(sends()).toEqual([]);
    await context.tab.until(() => form(request).pending);
    expect(performance.now() - asked).toBeGreaterThan(4_900);
    await context.tab.until(() => form(request).saved);
    expect(sends()).toHaveLength(1);
  });

  it('R16 is not sent when it is undone, and may be sent again', async () => {
    const request = await newRequest();
    context.tab.dispatch(send(request));
    context.tab.dispatch(undo(request));
    expect(form(request)).toMatchObject({ held: false, pending: false, saved: false });
    context.tab.dispatch(leave(request));
    context.tab.dispatch(timelineOpened(request));
    expect(form(request).held).toBe(false);
    expect(sends()).toEqual([]);
    context.tab.dispatch(send(request));
    expect(form(request).held).toBe(true);
  });

  it.for<[string, (request: ServiceRequest) => void]>([
    ['the form is left', (request) => context.tab.dispatch(leave(request))],
    ['the page is closed', () => void page.window.dispatchEvent(new Event('pagehide'))],
    [
      'the page is hidden, as a phone may end it then',
      () => {
        page.document.visibilityState = 'hidden';
        page.document.dispatchEvent(new Event('visibilitychange'));
      },
    ],
  ])('R16 is sent at once when %s', async ([, go]) => {
    const request = await newRequest();
    context.tab.dispatch(send(request));
    const asked = performance.now();
    go(request);
    await context.tab.until(() => !form(request).held && !form(request).pending);
    expect(performance.now() - asked).toBeLessThan(4_000);
    expect(sends()).toHaveLength(1);
  });

  it('R16 is sent before the user is signed out', async () => {
    const request = await newRequest();
    context.tab.dispatch(send(request));
    context.tab.dispatch(signOutRequested());
    await context.tab.until(({ auth }) => !auth.loggedIn);
    const calls = context.browser.calls.map((call) => call.split('/').at(-1));
    expect(calls.filter((call) => call === 'create' || call === 'logout')).toEqual([
      'create',
      'logout',
    ]);
    expect(context.tab.notices.filter(({ tone }) => tone === 'danger')).toEqual([]);
  });
});

/** The wait is over and the call has failed, after its form was left. */
async function sendAndLeaveOffline(send: UnknownAction, leave: UnknownAction): Promise<void> {
  const plugIn = context.unplug();
  context.tab.dispatch(send);
  context.tab.dispatch(leave);
  await vi.waitFor(() => {
    expect(context.tab.notices.map(({ tone }) => tone)).toContain('danger');
  });
  plugIn();
}

it('R16 a message that failed after the composer was left is said, and stays a draft', async () => {
  const request = await newRequest();
  const drafts = { staff: 'Knock twice', guest: 'On our way' };
  context.tab.dispatch(draftsChanged({ requestId: request.id, drafts }));
  await sendAndLeaveOffline(
    noteRequested({ subject: request, audience: 'guest', text: drafts.guest }),
    timelineLeft(),
  );
  expect(context.tab.state().timeline.drafts[request.id]).toEqual(drafts);
});

it('R16 a message that failed after its form was left is said, and kept for the form', async () => {
  const request = await newRequest();
  const [, form] = ways;
  if (!form) throw new Error('No message form');
  await sendAndLeaveOffline(form.send(request), form.leave(request));
  expect(context.tab.state().messages.unsent[subjectOf(request)]).toMatchObject({
    service_request_id: request.id,
    message: 'On our way',
  });
});

it('R16 a sent message takes only its own draft away', async () => {
  const request = await newRequest();
  const drafts = { staff: 'Knock twice', guest: 'On our way' };
  context.tab.dispatch(draftsChanged({ requestId: request.id, drafts }));
  context.tab.dispatch(noteRequested({ subject: request, audience: 'guest', text: drafts.guest }));
  context.tab.dispatch(timelineLeft());
  await context.tab.until(({ timeline }) => timeline.forms[request.id] === undefined);
  expect(context.tab.state().timeline.drafts[request.id]).toEqual({ ...drafts, guest: '' });
});
