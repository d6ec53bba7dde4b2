import { type Peer, startPeer } from '@concierge/client/testing/peer';
import { HTTP_TIMEOUT_MS } from '@concierge/contract/constants';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { get, http, onCallFailed, post } from './http.ts';
import { ProblemError } from './problem.ts';
import { waitFor } from '../../testing/waitFor.ts';

let peer: Peer;
const asked = vi.fn<() => void>();
const aborted = vi.fn<() => void>();

beforeEach(async () => {
  peer = await startPeer({
    onRequest(request, response) {
      const address = new URL(request.url ?? '', 'http://peer');
      const status = Number(address.searchParams.get('status') ?? 200);
      if (address.pathname === '/never') {
        asked();
        request.socket.on('close', aborted);
        return;
      }
      const body =
        address.pathname === '/page'
          ? '<h1>Bad gateway</h1>'
          : JSON.stringify({
              type: request.headers['content-type'],
              errorCode: 'request_state_conflict',
              current: { id: 3 },
              changedBy: 'helena',
            });
      const type = address.pathname === '/page' ? 'text/html' : 'application/json';
      response.writeHead(status, { 'content-type': type }).end(body);
    },
  });
  http.defaults.baseURL = peer.url;
});
afterEach(async () => {
  http.defaults.timeout = HTTP_TIMEOUT_MS;
  asked.mockClear();
  aborted.mockClear();
  await peer.close();
});

const problemOf = async (call: Promise<unknown>) => {
  const error: unknown = await call.catch((caught: unknown) => caught);
  if (!(error instanceof ProblemError)) throw new Error('The call did not fail with a problem');
  return error.problem;
};

it('A8 a call may take 30 000 ms', () => {
  expect(http.defaults.timeout).toBe(30_000);
});

describe('A8 only 200–299 is success:', () => {
  it.each([200, 201, 299])('%i', async (status) => {
    await expect(get('/answer', undefined, { params: { status } })).resolves.toBeDefined();
  });
  it.each([304, 400, 401, 409, 500])('not %i', async (status) => {
    // With 304 comes nothing that the server could have said.
    const said = status === 304 ? null : status;
    expect((await problemOf(get('/answer', undefined, { params: { status } }))).status).toBe(said);
  });
});

it('J1 a failure carries what the server said of it', async () => {
  expect(await problemOf(post('/answer', {}, { params: { status: 409 } }))).toEqual({
    kind: 'http',
    status: 409,
    errorCode: 'request_state_conflict',
    message: null,
    current: { id: 3 },
    changedBy: 'helena',
  });
});

it.each([200, 302, 401, 403, 407, 502, 503, 511])(
  'Y63 a page of something between is told apart, whatever its status: %i',
  async (status) => {
    const between = { kind: 'between', status: null, errorCode: null, message: null };
    expect(await problemOf(get('/page', undefined, { params: { status } }))).toEqual(between);
    expect(await problemOf(post('/page', {}, { params: { status } }))).toEqual(between);
  },
);

it('Y63 a success is told from JSON of something between by what it has', async () => {
  await expect(get<{ changedBy: string }>('/answer', 'changedBy')).resolves.toBeDefined();
  const other = get<{ totalCount: number }>('/answer', 'totalCount');
  expect((await problemOf(other)).kind).toBe('between');
});

it('J3 no answer in time is a timeout, no connection is a network failure', async () => {
  http.defaults.timeout = 60;
  expect(await problemOf(get('/never'))).toMatchObject({ kind: 'timeout', status: null });
  await peer.close();
  expect(await problemOf(get('/answer'))).toMatchObject({ kind: 'network', status: null });
  peer = await startPeer({});
});

it('a call without payload is JSON all the same', async () => {
  await expect(post('/answer')).resolves.toMatchObject({ type: 'application/json' });
});

it('a canceled call is aborted on the wire', async () => {
  const call = get('/never');
  const failure = problemOf(call);
  await waitFor(() => expect(asked).toHaveBeenCalled());
  call.cancel();
  expect((await failure).kind).toBe('network');
  await waitFor(() => expect(aborted).toHaveBeenCalled());
});

it('listeners get a failure before the caller does, unless the call owns it or was aborted', async () => {
  const order: unknown[] = [];
  const forget = onCallFailed(({ status }) => order.push(status));
  await problemOf(get('/answer', undefined, { params: { status: 401 } })).then(() =>
    order.push('failed'),
  );
  await problemOf(get('/answer', undefined, { params: { status: 401 }, ownsUnauthorized: true }));
  const aborted = get('/never');
  aborted.cancel();
  await problemOf(aborted);
  forget();
  await problemOf(get('/answer', undefined, { params: { status: 401 } }));
  expect(order).toEqual([401, 'failed']);
});
