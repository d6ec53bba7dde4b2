import type { IncomingMessage } from 'node:http';
import { paths } from '@concierge/contract/paths';

const PROJECT_LIVE = new RegExp(`^${paths.live(String.raw`\d{1,15}`)}$`);
const KEY = /^[+/\dA-Za-z]{22}==$/;
const VERSION = '13';

/**
 * Whether a call is the handshake of a live socket. Node hands the connection of an upgrade over and neither times nor
 * closes it any more, so every other call that asks for an upgrade is answered as if it did not.
 */
export function isLiveHandshake({ method, url = '', headers }: IncomingMessage): boolean {
  const [path = ''] = url.split('?');
  return (
    method === 'GET' &&
    headers.upgrade?.toLowerCase() === 'websocket' &&
    headers['sec-websocket-version'] === VERSION &&
    KEY.test(headers['sec-websocket-key'] ?? '') &&
    (path === paths.deviceLive() || PROJECT_LIVE.test(path))
  );
}
