import { type EventChannel, buffers, eventChannel } from 'redux-saga';
import {
  type EventFrame,
  LIVE_BACKOFF_MAX_MS,
  LIVE_PING_MS,
  LIVE_SILENCE_MS,
  LiveClose,
  type LiveFrame,
  type LiveNotice,
  type LivePosition,
  isHello,
  isNumbered,
} from '@concierge/contract/live';
import { serverClock } from '../../lib/serverClock.ts';
import { openSocket } from './socket.ts';
import type { ConnectionState } from './liveSlice.ts';

export type LiveSignal =
  | { kind: 'connection'; connection: ConnectionState }
  | { kind: 'event'; frame: EventFrame }
  /** Only what the specification says of a frame. */
  | { kind: 'notice'; notice: LiveNotice }
  /** Events may have been missed that are not replayed. */
  | { kind: 'resync' }
  | { kind: 'sessionEnded'; reason: string };

/** How far this console has followed the project's event log; null before anything is known. */
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

/** What a frame means to a console that has followed the log up to `position`. */
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

/** Reads a text frame; null for what is none, `pong` among it. */
export function readFrame(text: string): LiveFrame | null {
  if (text === 'pong') return null;
  try {
    const frame: unknown = JSON.parse(text);
    if (isFrame(frame)) return frame;
  } catch {
    // Logged below, like every other text that is no frame.
  }
  console.error('No frame of the live protocol:', text.slice(0, 200));
  return null;
}

export interface LiveChannel {
  /** Closing it closes the connection. */
  signals: EventChannel<LiveSignal>;
  /** Tries now, where the connection is lost. */
  connectNow: () => void;
}

/**
 * The live connection as a channel: every event once and in order, or a `resync` where that is
 * not possible. The buffer grows as it needs to, so that a burst loses nothing.
 * @param address absolute websocket address without the position.
 * @param bootPosition position of the data that came with the page; without it everything is reloaded.
 */
export function openLiveChannel(address: string, bootPosition: Followed = null): LiveChannel {
  let connectNow = () => {};
  const signals = eventChannel<LiveSignal>((emit) => {
    let position = bootPosition;
    let askedAt = 0;

    function receive(text: string): void {
      const frame = readFrame(text);
      if (!frame) return;
      const step = follow(position, frame);
      if (isHello(frame)) {
        serverClock.learn(Date.parse(frame.at), performance.now() - askedAt);
      }
      if (step.kind === 'greeted') {
        position = step.position;
        if (step.resync) emit({ kind: 'resync' });
        emit({ kind: 'connection', connection: 'live' });
      } else if (step.kind === 'event') {
        position = step.position;
        emit({ kind: 'event', frame: step.frame });
      } else if (step.kind === 'gap') {
        socket.reconnect();
      } else if (step.kind === 'notice') {
        emit(step);
      }
    }

    const socket = openSocket({
      url: () => {
        askedAt = performance.now();
        return liveAddress(address, position);
      },
      onOpen: () => emit({ kind: 'connection', connection: 'catching-up' }),
      onText: receive,
      onLost: () => emit({ kind: 'connection', connection: 'offline' }),
      onFinal: (reason) => emit({ kind: 'sessionEnded', reason }),
      finalCodes: [LiveClose.sessionEnded],
      pingMs: LIVE_PING_MS,
      silenceMs: LIVE_SILENCE_MS,
      longestWaitMs: LIVE_BACKOFF_MAX_MS,
    });

    ({ connectNow } = socket);
    return socket.close;
  }, buffers.expanding<LiveSignal>(64));
  return { signals, connectNow: () => connectNow() };
}

function isFrame(value: unknown): value is LiveFrame {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
