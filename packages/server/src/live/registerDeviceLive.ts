import { DEVICE_PROTOCOL, DeviceClose } from '@concierge/contract/deviceLive';
import { paths } from '@concierge/contract/paths';
import type { WebSocket } from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deviceKeyOf } from '../auth/findCaller.ts';
import { requireSameOrigin } from '../auth/originCheck.ts';
import { notFound } from '../lib/problem.ts';
import { tokenHash } from '../lib/tokens.ts';
import { closeSocket, passOn } from './clientSocket.ts';
import type { DeviceHub } from './deviceHub.ts';

/** The subprotocol of a device; never the one that has its key, which the answer would repeat. */
export function chooseProtocol(offered: ReadonlySet<string>): string | false {
  return offered.has(DEVICE_PROTOCOL) && DEVICE_PROTOCOL;
}

async function refuseForeignPage(request: FastifyRequest): Promise<void> {
  requireSameOrigin(request);
}

/**
 * The live socket of a device (docs/live-protocol.md). A device whose key is none is upgraded and closed with
 * 4401: a browser cannot read the status of a refused upgrade and would retry forever.
 */
export function registerDeviceLive(app: FastifyInstance, devices: DeviceHub): void {
  app.route({
    method: 'GET',
    url: paths.deviceLive(),
    schema: { hide: true },
    config: { access: 'device' },
    preValidation: refuseForeignPage,
    handler: () => {
      throw notFound();
    },
    wsHandler: (socket: WebSocket, request) => {
      passOn(socket, devices);
      const { device } = request;
      if (!device) return closeSocket(socket, DeviceClose.keyEnded, 'key ended');
      const keyHash = tokenHash(deviceKeyOf(request) ?? '');
      devices.join(socket, { ...device, keyHash }).catch((error: unknown) => {
        request.log.error({ err: error }, 'live socket of a device');
        socket.close(DeviceClose.restart, 'try again');
      });
    },
  });
}
