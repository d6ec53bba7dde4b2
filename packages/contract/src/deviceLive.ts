import { LiveClose } from './live.ts';

/**
 * The live channel of a device (docs/live-protocol.md, Devices). The key never stands in an address: the
 * socket is opened as `new WebSocket(url, deviceProtocols(key))`.
 */
export const DEVICE_PROTOCOL = 'concierge.device';
/** Before the key, in the second subprotocol that is offered. */
export const DEVICE_KEY_PREFIX = 'key.';

/**
 * The subprotocols a device offers: the server chooses the first and reads the key from the second. There it is
 * base64url of its UTF-8 bytes, since a key that was set by hand may have characters that no subprotocol can.
 */
export function deviceProtocols(key: string): [string, string] {
  const bytes = Array.from(new TextEncoder().encode(key), (byte) => String.fromCharCode(byte));
  const encoded = btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_');
  return [DEVICE_PROTOCOL, DEVICE_KEY_PREFIX + encoded.replaceAll('=', '')];
}

/** The key among the offered subprotocols, as `Sec-WebSocket-Protocol` lists them; undefined: there is none. */
export function keyOfProtocols(offered: string): string | undefined {
  const names = offered.split(',').map((name) => name.trim());
  const named = names.find((name) => name.startsWith(DEVICE_KEY_PREFIX));
  const encoded = named?.slice(DEVICE_KEY_PREFIX.length) ?? '';
  if (!/^[\w-]+$/.test(encoded) || encoded.length % 4 === 1) return undefined;
  const bytes = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(bytes, (one) => one.charCodeAt(0)));
}

/** Longest random delay before a device connects again; it doubles up to this from a second on. */
export const DEVICE_BACKOFF_MAX_MS = 30_000;

/** Sockets one device may hold in one server process. */
export const LIVE_SOCKETS_PER_DEVICE = 8;

export const DeviceClose = {
  /** The key is none, or has ended: the device does not connect again with it. */
  keyEnded: LiveClose.sessionEnded,
  tooSlow: LiveClose.tooSlow,
  tooMany: LiveClose.tooMany,
  restart: LiveClose.restart,
} as const;

/** What the device asks again. A hint has no data and no number: after each `hello` all is asked. */
export const DEVICE_HINTS = [
  'requests.changed',
  'messages.changed',
  'services.changed',
  /** Its name, or what is known of the guest. */
  'device.changed',
  /** Another guest: what is kept and shown is forgotten first. */
  'stay.changed',
] as const;
export type DeviceHint = (typeof DEVICE_HINTS)[number];

/** A frame to a device; `pong`, the answer to `ping`, is the only text that is no JSON. */
export interface DeviceFrame {
  event: 'hello' | DeviceHint;
}
