import {
  type EventFrame,
  LIVE_BACKOFF_MAX_MS,
  type LiveFrame,
  type LiveNotice,
  type LivePosition,
  isHello,
  isNumbered,
} from '@concierge/contract/live';
import { type ReconnectingSocket, openSocket } from './reconnectingSocket.ts';
import type { ServerClock } from './serverClock.ts';

export type LiveSignal =
  | { kind: 'connection'; connection: 'live' | 'catching-up' | 'offline' }
  | { kind: 'event'; frame: EventFrame }
  /** Only what the specification says of a frame. */
  | { kind: 'notice'; notice: LiveNotice }
  /** Events may have been missed that are not replayed. */
  | { kind: 'resync' }
  | { kind: 'sessionEnded'; reason: string };

/** How far the client has followed the project's event log; null before anything is known. */
export type Followed = LivePosition | null;

export type Step =
  /** Connected; with `resync` what happened meanwhile is not replayed. */
  | { kind: 'greeted'; position: LivePosition; resync: boolean }
  | { kind: 'event'; position: LivePosition; frame: EventFrame }
  /** Seen before. */
  | { kind: 'duplicate' }
  /** At least one event is missing: connect again with the old position. */
  | { kind: 'gap' }
  /** Has only the fields of the specification, and belongs to no log. */
  | { kind: 'notice'; notice: LiveNotice };

/** What a frame means to a client that has followed the log up to `position`. */
export function follow(position: Followed, frame: LiveFrame): Step {
  if (isHello(frame)) {
    const { epoch, seq } = frame;
    const goesOn = !frame.resync && position?.epoch === epoch && seq >= position.seq;
    return { kind: 'greeted', position: goesOn ? position : { epoch, seq }, resync: !goesOn };
  }
  if (!isNumbered(frame)) return { kind: 'notice', notice: frame };
  // Before the greeting it is not known which history a number belongs to.
  if (!position) return { kind: 'gap' };
  const { epoch, seq } = position;
  if (frame.seq <= seq) return { kind: 'duplicate' };
  if (frame.seq > seq + 1) return { kind: 'gap' };
  return { kind: 'event', position: { epoch, seq: frame.seq }, frame };
}

/** The address with the position, so that the server replays what came after it. */
export function liveAddress(base: string, position: Followed): string {
  if (!position) return base;
  const address = new URL(base);
  address.searchParams.set('epoch', position.epoch);
  address.searchParams.set('since', String(position.seq));
  return address.href;
}

/** Reads a text frame, also of a device; null for what is none, `pong` among it. */
export function readFrame(text: string): object | null {
  if (text === 'pong') return null;
  try {
    const frame: unknown = JSON.parse(text);
    if (typeof frame === 'object' && frame !== null && !Array.isArray(frame)) return frame;
  } catch {
    // Logged below, like every other text that is no frame.
  }
  console.error('No frame of the live protocol:', text.slice(0, 200));
  return null;
}

export interface FollowOptions {
  /** Absolute websocket address without the position. */
  address: string;
  /** Position of what is known already; without it everything is reloaded. */
  position?: Followed;
  /** Takes every event once and in order, or a `resync` where that is not possible. */
  onSignal: (signal: LiveSignal) => void;
  /** Takes the time of the server. */
  learnTime?: ServerClock['learn'];
  /** Connects to an address; a plain `WebSocket` unless given. */
  connect?: (address: string) => WebSocket;
}

/** Follows the event log of a project over a connection that comes back (docs/live-protocol.md). */
export function followLog({
  address,
  position = null,
  onSignal,
  learnTime,
  connect = (url) => new WebSocket(url),
}: FollowOptions): ReconnectingSocket {
  let followed = position;
  let askedAt = 0;

  function receive(frame: LiveFrame | null): void {
    if (!frame) return;
    const step = follow(followed, frame);
    if (isHello(frame)) learnTime?.(Date.parse(frame.at), performance.now() - askedAt);
    if (step.kind === 'greeted') {
      followed = step.position;
      if (step.resync) onSignal({ kind: 'resync' });
      onSignal({ kind: 'connection', connection: 'live' });
    } else if (step.kind === 'event') {
      followed = step.position;
      onSignal({ kind: 'event', frame: step.frame });
    } else if (step.kind === 'gap') {
      socket.reconnect();
    } else if (step.kind === 'notice') {
      onSignal(step);
    }
  }

  const socket = openSocket({
    connect: () => {
      askedAt = performance.now();
      return connect(liveAddress(address, followed));
    },
    onOpen: () => onSignal({ kind: 'connection', connection: 'catching-up' }),
    onText: (text) => receive(readFrame(text)),
    onLost: () => onSignal({ kind: 'connection', connection: 'offline' }),
    onEnded: (reason) => onSignal({ kind: 'sessionEnded', reason }),
    longestWaitMs: LIVE_BACKOFF_MAX_MS,
  });
  return socket;
}
