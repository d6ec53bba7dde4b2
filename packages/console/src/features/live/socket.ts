import { fullJitter } from '../../lib/backoff.ts';
import { isHidden } from '../../lib/isHidden.ts';
import { listen } from '../../lib/listen.ts';

export interface SocketOptions {
  /** The address, computed again at every attempt. */
  url: () => string;
  onOpen: () => void;
  onText: (text: string) => void;
  /** The connection is lost; it reconnects by itself. */
  onLost: () => void;
  /** The server closed with one of `finalCodes`, and this reason; no attempt follows. */
  onFinal: (reason: string) => void;
  finalCodes: readonly number[];
  /** Milliseconds between two `ping`. */
  pingMs: number;
  /** Milliseconds without a frame after which the connection counts as lost. */
  silenceMs: number;
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
    let attempt: WebSocket;
    try {
      attempt = new WebSocket(options.url());
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
      timers.every(options.pingMs, () => {
        if (isSilent()) reconnect();
        else attempt.send('ping');
      });
      received();
      options.onOpen();
    });
    attempt.addEventListener('message', ({ data }) => {
      if (attempt !== socket) return;
      received();
      if (typeof data === 'string') options.onText(data);
    });
    attempt.addEventListener('close', ({ code, reason }) => {
      if (attempt !== socket) return;
      if (options.finalCodes.includes(code)) {
        close();
        options.onFinal(reason);
      } else reconnect();
    });
  }

  function received(): void {
    lastFrameAt = Date.now();
    timers.after(options.silenceMs, reconnect);
  }

  /** Timers stop while a computer sleeps, so the timeout may not have noticed. */
  const isSilent = () => Date.now() - lastFrameAt > options.silenceMs;

  function reconnect(): void {
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
    if (closed || isHidden()) return;
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

  function lose(): void {
    if (!closed) reconnect();
  }

  function close(): void {
    closed = true;
    for (const unsubscribe of subscriptions) unsubscribe();
    drop();
  }

  const subscriptions = [
    listen(globalThis.window, 'online', connectNow),
    listen(globalThis.window, 'offline', lose),
    listen(globalThis.document, 'visibilitychange', checkConnection),
  ];
  connect();
  return { reconnect: lose, connectNow, close };
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
