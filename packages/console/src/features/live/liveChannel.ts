import { type EventChannel, buffers, eventChannel } from 'redux-saga';
import {
  type EventFrame,
  LIVE_BACKOFF_MAX_MS,
  LIVE_PING_MS,
  LIVE_SILENCE_MS,
  LiveClose,
  type LiveNotice,
} from '@concierge/contract/live';
import { openSocket } from './socket.ts';
import { type Followed, follow, liveAddress, readFrame } from './livePosition.ts';
import type { ConnectionState } from './liveSlice.ts';

export type LiveSignal =
  | { kind: 'connection'; connection: ConnectionState }
  | { kind: 'event'; frame: EventFrame }
  /** Only what the specification says of a frame (I2). */
  | { kind: 'notice'; notice: LiveNotice }
  /** Events may have been missed that nobody will replay. */
  | { kind: 'resync' }
  | { kind: 'sessionEnded' };

/**
 * The live connection as a channel: every event once and in order, or a `resync` where that cannot
 * be had. The buffer grows as it needs to, so that a burst loses nothing.
 * @param address absolute websocket address without the position.
 * @param drawnAt where what is on screen was read; without it everything is asked for anew.
 */
export function openLiveChannel(
  address: string,
  drawnAt: Followed = null,
): EventChannel<LiveSignal> {
  return eventChannel<LiveSignal>((emit) => {
    let position = drawnAt;

    function receive(text: string): void {
      const frame = readFrame(text);
      if (!frame) return;
      const step = follow(position, frame);
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
      url: () => liveAddress(address, position),
      onOpen: () => emit({ kind: 'connection', connection: 'catching-up' }),
      onText: receive,
      onLost: () => emit({ kind: 'connection', connection: 'offline' }),
      onFinal: () => emit({ kind: 'sessionEnded' }),
      finalCodes: [LiveClose.sessionEnded],
      pingMs: LIVE_PING_MS,
      silenceMs: LIVE_SILENCE_MS,
      longestWaitMs: LIVE_BACKOFF_MAX_MS,
    });

    return socket.close;
  }, buffers.expanding<LiveSignal>(64));
}
