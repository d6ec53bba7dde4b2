import type { HelloFrame, LivePosition } from '@concierge/contract/live';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WebSocket as ServerSocket } from 'ws';
import { type LiveSignal, followLog } from './followLog.ts';
import type { ReconnectingSocket } from './reconnectingSocket.ts';
import { type Peer, startPeer } from './testing/peer.ts';

let peer: Peer;
let log: ReconnectingSocket | undefined;
let signals: LiveSignal[];
let attempts: number;

beforeEach(() => {
  signals = [];
  attempts = 0;
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(async () => {
  log?.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await peer.close();
});

const hello = (seq: number, facts: Partial<HelloFrame> = {}) =>
  JSON.stringify({ event: 'hello', epoch: 'e', seq, resync: false, ...facts });
const event = (seq: number) =>
  JSON.stringify({ event: 'service.changed', seq, payload: { service_id: seq } });

async function connect(
  onSocket: (socket: ServerSocket, nth: number) => void,
  position: LivePosition | null = null,
): Promise<void> {
  peer = await startPeer({ onSocket });
  const address = `${peer.url.replace('http', 'ws')}/live`;
  log = followLog({
    address,
    position,
    onSignal: (signal) => signals.push(signal),
    connect: (url) => {
      attempts += 1;
      return new WebSocket(url);
    },
  });
}

const kinds = () =>
  signals.map((signal) => (signal.kind === 'connection' ? signal.connection : signal.kind));
const numbers = () =>
  signals.flatMap((signal) => (signal.kind === 'event' ? [signal.frame.seq] : []));

it('I4 a gap connects again from the last event; duplicates are dropped', async () => {
  await connect((socket, nth) => {
    if (nth === 0)
      for (const text of [hello(5, { resync: true }), event(6), event(8)]) socket.send(text);
    else for (const text of [hello(6), event(6), event(7), event(8)]) socket.send(text);
  });
  await expect.poll(() => numbers()).toEqual([6, 7, 8]);
  expect(peer.connections).toEqual(['/live', '/live?epoch=e&since=6']);
  expect(signals.filter(({ kind }) => kind === 'resync')).toHaveLength(1);
});

it('I4 what came with the page is not loaded again, only what happened since', async () => {
  await connect(
    (socket) => {
      for (const text of [hello(5), event(6)]) socket.send(text);
    },
    { epoch: 'e', seq: 5 },
  );
  await expect.poll(() => numbers()).toEqual([6]);
  expect(peer.connections).toEqual(['/live?epoch=e&since=5']);
  expect(kinds()).not.toContain('resync');
});

it('I4 a burst of a thousand events loses none', async () => {
  await connect((socket) => {
    socket.send(hello(0, { resync: true }));
    for (let seq = 1; seq <= 1_000; seq += 1) socket.send(event(seq));
  });
  await expect.poll(() => numbers()).toHaveLength(1_000);
  expect(numbers()).toEqual(Array.from({ length: 1_000 }, (_, index) => index + 1));
});

it('I2 a frame with the fields of the specification alone comes through', async () => {
  const notice = { reloadState: true, show: true, title: 'Towels' };
  await connect((socket) => {
    for (const text of [hello(5, { resync: true }), JSON.stringify(notice), event(6)]) {
      socket.send(text);
    }
  });
  await expect.poll(() => numbers()).toEqual([6]);
  expect(signals).toContainEqual({ kind: 'notice', notice });
});

it('I4 4401 ends it without another attempt', async () => {
  await connect((socket) => socket.close(4401, 'session ended'));
  await expect.poll(() => kinds()).toContain('sessionEnded');
  await new Promise((resolve) => {
    setTimeout(resolve, 100);
  });
  expect(peer.connections).toHaveLength(1);
});

it('I4 a restart of the server (1012) is followed by a new connection', async () => {
  await connect((socket, nth) => {
    socket.send(hello(3, { resync: nth === 0 }));
    if (nth === 0) socket.close(1012, 'restart');
  });
  await expect.poll(() => peer.connections).toEqual(['/live', '/live?epoch=e&since=3']);
  await expect.poll(() => kinds().at(-1)).toBe('live');
});

it('I4 it is lost when the network goes, and tried at once when that or the user is back', async () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', page);
  vi.mocked(Math.random).mockReturnValue(0.99);
  const isLive = () => expect.poll(() => kinds().at(-1)).toBe('live');
  await connect((socket, nth) => socket.send(hello(3, { resync: nth === 0 })));
  await isLive();
  page.dispatchEvent(new Event('offline'));
  expect(kinds().at(-1)).toBe('offline');
  page.dispatchEvent(new Event('online'));
  await isLive();
  page.dispatchEvent(new Event('offline'));
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(attempts).toBe(2);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  await isLive();
  log?.close();
  page.dispatchEvent(new Event('online'));
  expect(attempts).toBe(3);
});

it("I1 'ping' every 30 s; silence of 65 s counts as lost", async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  const pings: string[] = [];
  let answering = true;
  let read = 0;
  await connect((socket, nth) => {
    socket.send(hello(1, { resync: nth === 0 }));
    socket.on('message', (data: Buffer) => {
      pings.push(data.toString());
      if (answering) socket.send('pong');
      // Browsers answer this one by themselves, once they have read what came before.
      socket.ping();
    });
    socket.on('pong', () => {
      read += 1;
    });
  });
  /** Waits while the clock of the page stands. */
  const until = async (condition: () => boolean) => {
    const end = performance.now() + 30_000;
    while (!condition()) {
      if (performance.now() > end) throw new Error(`Not in 30 s: ${condition}`);
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    }
  };
  await until(() => kinds().includes('live'));
  for (let n = 1; n <= 4; n += 1) {
    await vi.advanceTimersByTimeAsync(30_000);
    await until(() => read === n);
  }
  expect(pings).toEqual(['ping', 'ping', 'ping', 'ping']);
  expect(kinds()).not.toContain('offline');

  answering = false;
  await vi.advanceTimersByTimeAsync(30_000);
  await until(() => read === 5);
  await vi.advanceTimersByTimeAsync(34_000);
  await until(() => read === 6);
  expect(kinds()).not.toContain('offline');
  await vi.advanceTimersByTimeAsync(2_000);
  await until(() => kinds().includes('offline'));
});

it('closing leaves no timer and no socket', async () => {
  const closed = vi.fn<() => void>();
  await connect((socket) => {
    socket.send(hello(1, { resync: true }));
    socket.on('close', closed);
  });
  await expect.poll(() => kinds()).toContain('live');
  log?.close();
  await expect.poll(() => closed).toHaveBeenCalled();
  expect(peer.connections).toHaveLength(1);
});
