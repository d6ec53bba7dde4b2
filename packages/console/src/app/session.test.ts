import { setImmediate } from 'node:timers/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Peer, startPeer } from '@concierge/client/testing/peer';
import type { UnknownAction } from 'redux';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { signOutRequested } from '../features/auth/authSlice.ts';
import { readMessageListCall } from '../features/messages/messageQuery.ts';
import { messageSaveRequested, messagesRequested } from '../features/messages/messagesSlice.ts';
import { readRequestListCall } from '../features/requests/requestQuery.ts';
import { REQUEST_LIST_SHAPES } from '../features/requests/requestQuery.ts';
import { listRequested } from '../features/requests/requestsSlice.ts';
import { servicesRequested } from '../features/services/servicesSlice.ts';
import { userDeleteRequested, usersRequested } from '../features/users/usersSlice.ts';
import { onNotice } from '../lib/notify.ts';
import { signedInConsole } from '../testing/signedIn.ts';
import { waitFor } from '../testing/waitFor.ts';

const context = signedInConsole();

let peer: Peer | undefined;
afterEach(async () => {
  await peer?.close();
  peer = undefined;
});

const messages = (query = '') => messagesRequested(readMessageListCall(new URLSearchParams(query)));
const requests = (query = '') =>
  listRequested(readRequestListCall(new URLSearchParams(query), REQUEST_LIST_SHAPES.waiting));

/** Sends the calls to a server that never answers, and counts those that still wait for it. */
async function redirectToSilence() {
  const waiting = new Set<IncomingMessage>();
  let begun = 0;
  peer = await startPeer({
    onRequest: (call: IncomingMessage, answer: ServerResponse) => {
      begun += 1;
      waiting.add(call);
      answer.on('close', () => waiting.delete(call));
    },
  });
  context.redirect(peer.url);
  return { begun: () => begun, waiting: () => waiting.size };
}

const timers = () =>
  process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length;

describe('signing out', () => {
  it('A5 leaves no timer, socket or request behind', async () => {
    const silence = await redirectToSilence();
    context.tab.dispatch(messages());
    context.tab.dispatch(requests());
    context.tab.dispatch(usersRequested());
    context.tab.dispatch(
      messageSaveRequested({ type: 1, title: 'a', message: 'b', device_serial_id: ['c'] }),
    );
    await waitFor(() => expect(silence.waiting()).toBe(4));
    expect(context.browser.sockets()).toBe(1);
    const busy = timers();

    context.redirect(context.server.url);
    context.tab.dispatch(signOutRequested());
    await context.tab.until(({ auth }) => !auth.loggedIn);
    await waitFor(() => expect([silence.waiting(), context.browser.sockets()]).toEqual([0, 0]));
    // The ping, the silence timer of the socket and the four timeouts of the calls are cleared.
    await waitFor(() => expect(timers()).toBeLessThanOrEqual(busy - 2));
    const left = timers();

    const calls = context.browser.calls.length;
    await context.server.request();
    context.browser.cut();
    expect([context.browser.calls.length, context.browser.sockets()]).toEqual([calls, 0]);
    // The server of this process collects for a moment what it would push. Waited for without a timer.
    const end = performance.now() + 5_000;
    while (timers() > left && performance.now() < end) await setImmediate();
    expect(timers()).toBeLessThanOrEqual(left);
  });
});

describe('a list that is requested again', () => {
  it.each<[string, (query: string) => UnknownAction]>([
    ['messages', messages],
    ['requests', requests],
    ['users', () => usersRequested()],
    ['services', () => servicesRequested()],
  ])('aborts the older call of %s', async (_, request) => {
    const silence = await redirectToSilence();
    context.tab.dispatch(request('limit=5'));
    await waitFor(() => expect(silence.waiting()).toBe(1));
    context.tab.dispatch(request('limit=10'));
    await waitFor(() => expect([silence.begun(), silence.waiting()]).toEqual([2, 1]));
  });
});

describe('a saga that crashes', () => {
  it('is started again, and the others never notice', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    // The saga of users refuses this with a toast, and the listener that should show it throws.
    const restore = onNotice(() => {
      throw new Error('The toasts are broken');
    });
    context.tab.dispatch(userDeleteRequested({ id: 0, username: 'nobody' }));
    restore();
    await waitFor(() =>
      expect(log).toHaveBeenCalledWith(expect.stringContaining('users'), expect.any(Error)),
    );
    log.mockRestore();

    context.tab.dispatch(messages());
    await context.tab.until(({ messages: { list } }) => !list.isLoading && list.problem === null);
    expect(context.tab.state().live.connection).toBe('live');
    // Back within its first wait, whatever its random share was.
    await waitFor(() => {
      context.tab.dispatch(usersRequested());
      expect(context.sent.some(({ call }) => call === 'GET /users')).toBe(true);
    });
    await context.tab.until(({ users }) => users.projectUsers.length > 0);
  });
});
