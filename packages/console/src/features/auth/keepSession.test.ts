import { type Peer, startPeer } from '@concierge/client/testing/peer';
import { runSaga, stdChannel } from 'redux-saga';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { http } from '../../lib/http/http.ts';
import { waitFor } from '../../testing/waitFor.ts';
import { accountChanged } from '../live/liveSlice.ts';
import { sessionRefused, userUpdated } from './authSlice.ts';
import { KEEP_SESSION_MS, keepSessionSaga } from './keepSessionSaga.ts';

const USER = { id: 1, username: 'admin', user_type: 1, project_id: 1, lang: 'en' };

let peer: Peer;
let checks: string[];
let status: number;
let stop: () => void;

beforeEach(async () => {
  checks = [];
  status = 200;
  peer = await startPeer({
    onRequest: (request, response) => {
      checks.push(`${request.method} ${request.url}`);
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(status === 200 ? USER : { errorCode: 'not_signed_in' }));
    },
  });
  http.defaults.baseURL = peer.url;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  stop();
  vi.useRealTimers();
  await peer.close();
});

function start(connection: 'live' | 'offline') {
  const channel = stdChannel();
  const actions: unknown[] = [];
  const task = runSaga(
    {
      channel,
      dispatch: (action) => actions.push(action),
      getState: () => ({ live: { connection } }),
    },
    keepSessionSaga,
  );
  stop = () => task.cancel();
  const put = (action: { type: string }) => channel.put(action);
  return { put, actions };
}

it('a console that needs no calls makes one an hour, so that its session does not end', async () => {
  const { actions } = start('live');
  for (let hour = 1; hour <= 3; hour += 1) {
    await vi.advanceTimersByTimeAsync(KEEP_SESSION_MS);
    await waitFor(() => expect(actions).toHaveLength(hour));
  }
  expect(checks).toEqual(['GET /api/auth', 'GET /api/auth', 'GET /api/auth']);
  expect(actions.at(-1)).toEqual(userUpdated(USER as Parameters<typeof userUpdated>[0]));
});

it('without a connection it makes none', async () => {
  start('offline');
  await vi.advanceTimersByTimeAsync(3 * KEEP_SESSION_MS);
  expect(checks).toEqual([]);
});

it('a session that is over by then is refused, as by every other call', async () => {
  const { actions } = start('live');
  status = 401;
  await vi.advanceTimersByTimeAsync(KEEP_SESSION_MS);
  await waitFor(() => expect(actions).toEqual([sessionRefused('not_signed_in')]));
});

it('what was changed about the own account is asked for', async () => {
  const { put, actions } = start('live');
  put(accountChanged());
  await vi.advanceTimersByTimeAsync(1_000);
  await waitFor(() => expect(actions).toHaveLength(1));
  expect(checks).toEqual(['GET /api/auth']);
});
