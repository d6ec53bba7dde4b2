import {
  DEVICE_BACKOFF_MAX_MS,
  DEVICE_HINTS,
  DeviceClose,
  type DeviceFrame,
  deviceProtocols,
} from '@concierge/contract/deviceLive';
import { LIVE_PING_MS, LIVE_SILENCE_MS } from '@concierge/contract/live';
import { paths } from '@concierge/contract/paths';

export interface LiveHandlers {
  onFrame: (event: DeviceFrame['event']) => void;
  /** It is being tried. */
  onConnecting: () => void;
  /** It comes back by itself. */
  onLost: () => void;
  /** The key is none, or no longer: it is not tried again. */
  onRefused: () => void;
}

export interface LiveSocket {
  /** Drops the connection and makes another after a short wait. */
  reconnect: () => void;
  /** Tries now, unless it is connected. */
  connectNow: () => void;
  close: () => void;
}

const FIRST_WAIT_MS = 1_000;
const CONNECT_TIMEOUT_MS = 15_000;
/** A connection that lasted this long was a good one: the next wait is short again. */
const STEADY_MS = 10_000;

const EVENTS: readonly string[] = ['hello', ...DEVICE_HINTS];

function eventOf(data: unknown): DeviceFrame['event'] | undefined {
  if (typeof data !== 'string' || !data.startsWith('{')) return undefined;
  const { event } = JSON.parse(data) as { event?: DeviceFrame['event'] };
  return event && EVENTS.includes(event) ? event : undefined;
}

function liveUrl(): string {
  const url = new URL(paths.deviceLive(), globalThis.location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  return url.href;
}

/**
 * The live channel of the device (docs/live-protocol.md). It comes back by itself after a close or silence, at
 * once when the network returns or the tablet is looked at again.
 */
export function openLiveSocket(key: string, handlers: LiveHandlers): LiveSocket {
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pings: ReturnType<typeof setInterval> | undefined;
  let openedAt = 0;
  let lastFrameAt = 0;
  let attempts = 0;
  let closed = false;

  function after(milliseconds: number, run: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(run, milliseconds);
  }

  function connect(): void {
    handlers.onConnecting();
    let opening: WebSocket;
    try {
      opening = new WebSocket(liveUrl(), deviceProtocols(key));
    } catch (error) {
      // A browser may refuse it at once, e.g. by a rule of its owner.
      console.error('The live connection was refused by this browser:', error);
      reconnect();
      return;
    }
    socket = opening;
    after(CONNECT_TIMEOUT_MS, reconnect);
    opening.addEventListener('open', () => {
      if (opening !== socket) return;
      openedAt = Date.now();
      pings = setInterval(() => {
        if (isSilent()) reconnect();
        else opening.send('ping');
      }, LIVE_PING_MS);
      received();
    });
    opening.addEventListener('message', ({ data }) => {
      if (opening !== socket) return;
      received();
      const event = eventOf(data);
      if (event) handlers.onFrame(event);
    });
    opening.addEventListener('close', ({ code }) => {
      if (opening !== socket) return;
      if (code !== DeviceClose.keyEnded) {
        reconnect();
        return;
      }
      close();
      handlers.onRefused();
    });
  }

  function received(): void {
    lastFrameAt = Date.now();
    after(LIVE_SILENCE_MS, reconnect);
  }

  /** Timers stop while a tablet sleeps, so the timeout may not have noticed. */
  const isSilent = () => Date.now() - lastFrameAt > LIVE_SILENCE_MS;

  /** Without waiting for a peer that may never answer. */
  function drop(): void {
    clearTimeout(timer);
    clearInterval(pings);
    const dropped = socket;
    socket = null;
    dropped?.close();
  }

  function reconnect(): void {
    if (closed) return;
    drop();
    if (openedAt > 0 && Date.now() - openedAt > STEADY_MS) attempts = 0;
    openedAt = 0;
    const limit = Math.min(DEVICE_BACKOFF_MAX_MS, FIRST_WAIT_MS * 2 ** attempts);
    attempts += 1;
    after(Math.random() * limit, connect);
    handlers.onLost();
  }

  function connectNow(): void {
    if (closed || openedAt > 0) return;
    drop();
    connect();
  }

  function whenVisible(): void {
    if (document.visibilityState === 'hidden') return;
    if (openedAt > 0 && isSilent()) reconnect();
    connectNow();
  }

  function close(): void {
    closed = true;
    removeEventListener('online', connectNow);
    removeEventListener('offline', reconnect);
    document.removeEventListener('visibilitychange', whenVisible);
    drop();
  }

  addEventListener('online', connectNow);
  addEventListener('offline', reconnect);
  document.addEventListener('visibilitychange', whenVisible);
  connect();
  return { reconnect, connectNow, close };
}
