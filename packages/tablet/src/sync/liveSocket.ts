import { readFrame } from '@concierge/client/followLog';
import { type ReconnectingSocket, openSocket } from '@concierge/client/reconnectingSocket';
import {
  DEVICE_BACKOFF_MAX_MS,
  DEVICE_HINTS,
  type DeviceFrame,
  deviceProtocols,
} from '@concierge/contract/deviceLive';
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

const EVENTS: readonly string[] = ['hello', ...DEVICE_HINTS];

function liveUrl(): string {
  const url = new URL(paths.deviceLive(), globalThis.location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  return url.href;
}

/** The live channel of the device (docs/live-protocol.md), which comes back by itself. */
export function openLiveSocket(key: string, handlers: LiveHandlers): ReconnectingSocket {
  const { onFrame, onConnecting, onLost, onRefused } = handlers;
  return openSocket({
    connect: () => new WebSocket(liveUrl(), deviceProtocols(key)),
    onConnecting,
    onText: (text) => {
      const frame = readFrame(text) as DeviceFrame | null;
      if (frame && EVENTS.includes(frame.event)) onFrame(frame.event);
    },
    onLost,
    onEnded: onRefused,
    longestWaitMs: DEVICE_BACKOFF_MAX_MS,
  });
}
