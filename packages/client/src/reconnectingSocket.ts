import { LIVE_PING_MS, LIVE_SILENCE_MS, LiveClose } from '@concierge/contract/live';
import { fullJitter } from './backoff.ts';

export interface SocketOptions {
  /** Makes the connection; called at every attempt. */
  connect: () => WebSocket;
  onConnecting?: () => void;
  onOpen?: () => void;
  onText: (text: string) => void;
  /** The connection is lost; it reconnects by itself. */
  onLost: () => void;
  /** The server does not know the session or key, for this reason; no attempt follows. */
  onEnded: (reason: string) => void;
  /** Milliseconds the wait between two attempts never exceeds. */
  longestWaitMs: number;
}

export interface ReconnectingSocket {
  /** Drops the connection and makes a new one, after a short wait. */
  reconnect: () => void;
  /** Tries now instead of waiting, unless it is open. */
  connectNow: () => void;
  /** Ends it for good: no timer, listener or socket is left. */
  close: () => void;
}

const FIRST_WAIT_MS = 1_000;
const CONNECT_TIMEOUT_MS = 15_000;
/** A connection that lasted this long was a good one: the next wait is short again. */
const STEADY_MS = 10_000;

/**
 * A websocket that comes back: after a close, after silence (a half-open connection says nothing),
 * and at once when the network returns or the tab becomes visible again. Lost at once when the network goes.
 */
export function openSocket(options: SocketOptions): ReconnectingSocket {
  let socket: WebSocket | null = null;
  let attempts = 0;
  let openedAt = 0;
  let lastFrameAt = 0;
  let closed = false;
  const timers = createTimers();

  function connect(): void {
    timers.clear();
    openedAt = 0;
    options.onConnecting?.();
    let attempt: WebSocket;
    try {
      attempt = options.connect();
    } catch (error) {
      // A browser may refuse it at once, e.g. by a rule of its owner.
      console.error('The live connection was refused by this browser:', error);
      reconnect();
      return;
    }
    socket = attempt;
    timers.after(CONNECT_TIMEOUT_MS, reconnect);
    attempt.addEventListener('open', () => {
      if (attempt !== socket) return;
      openedAt = Date.now();
      timers.clear();
      timers.every(LIVE_PING_MS, () => {
        if (isSilent()) reconnect();
        else attempt.send('ping');
      });
      received();
      options.onOpen?.();
    });
    attempt.addEventListener('message', ({ data }) => {
      if (attempt !== socket) return;
      received();
      if (typeof data === 'string') options.onText(data);
    });
    attempt.addEventListener('close', ({ code, reason }) => {
      if (attempt !== socket) return;
      if (code === LiveClose.sessionEnded) {
        close();
        options.onEnded(reason);
      } else reconnect();
    });
  }

  function received(): void {
    lastFrameAt = Date.now();
    timers.after(LIVE_SILENCE_MS, reconnect);
  }

  /** Timers stop while a computer sleeps, so the timeout may not have noticed. */
  const isSilent = () => Date.now() - lastFrameAt > LIVE_SILENCE_MS;

  function reconnect(): void {
    if (closed) return;
    drop();
    if (openedAt > 0 && Date.now() - openedAt > STEADY_MS) attempts = 0;
    const wait = fullJitter(attempts, {
      firstMs: FIRST_WAIT_MS,
      longestMs: options.longestWaitMs,
    });
    attempts += 1;
    openedAt = 0;
    timers.after(wait, connect);
    options.onLost();
  }

  /** Drops the socket without waiting for a peer that may never answer. */
  function drop(): void {
    timers.clear();
    const dropped = socket;
    socket = null;
    dropped?.close();
  }

  function checkConnection(): void {
    if (globalThis.document?.visibilityState === 'hidden') return;
    if (socket && openedAt > 0 && isSilent()) reconnect();
    if (!socket) connect();
  }

  /** An attempt that was made without network is not waited for. */
  function connectNow(): void {
    if (closed) return;
    // An open one may be broken without knowing.
    if (openedAt > 0) checkConnection();
    else {
      drop();
      connect();
    }
  }

  function close(): void {
    closed = true;
    for (const [target, type, listener] of listeners) target?.removeEventListener(type, listener);
    drop();
  }

  // Outside of a browser there is nothing to listen to.
  const listeners: [EventTarget | undefined, string, () => void][] = [
    [globalThis.window, 'online', connectNow],
    [globalThis.window, 'offline', reconnect],
    [globalThis.document, 'visibilitychange', checkConnection],
  ];
  for (const [target, type, listener] of listeners) target?.addEventListener(type, listener);
  connect();
  return { reconnect, connectNow, close };
}

/** One timeout and one interval, each replacing the one before. */
function createTimers() {
  let timeout: ReturnType<typeof setTimeout> | undefined;
  let interval: ReturnType<typeof setInterval> | undefined;
  return {
    after(ms: number, run: () => void) {
      clearTimeout(timeout);
      timeout = setTimeout(run, ms);
    },
    every(ms: number, run: () => void) {
      clearInterval(interval);
      interval = setInterval(run, ms);
    },
    clear() {
      clearTimeout(timeout);
      clearInterval(interval);
    },
  };
}
