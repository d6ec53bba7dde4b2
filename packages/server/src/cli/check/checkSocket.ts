import { DeviceClose, deviceProtocols } from '@concierge/contract/deviceLive';
import { paths } from '@concierge/contract/paths';
import { newToken } from '../../lib/tokens.ts';
import { type Finding, failure, ok } from './finding.ts';
import type { Site } from './site.ts';

const TIMEOUT_MS = 10_000;

/** Opens the socket of a device whose key is none: the server itself closes it. */
export async function checkSocket({ origin }: Site): Promise<Finding[]> {
  const address = `${origin.replace(/^http/, 'ws')}${paths.deviceLive()}`;
  const socket = new WebSocket(address, deviceProtocols(newToken()));
  const { promise: code, resolve } = Promise.withResolvers<number>();
  socket.addEventListener('close', (event) => resolve(event.code));
  const timer = setTimeout(() => resolve(0), TIMEOUT_MS);
  const isReached = (await code) === DeviceClose.keyEnded;
  clearTimeout(timer);
  if (isReached) return [ok('sockets', 'reach the server')];
  socket.close();
  return [
    failure(
      'sockets',
      'do not reach the server: pass on Upgrade and Connection below /api, with HTTP/1.1',
    ),
  ];
}
