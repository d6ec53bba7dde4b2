import { LiveClose } from '@concierge/contract/live';
import { paths } from '@concierge/contract/paths';
import websocket, { type WebSocket } from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireSameOrigin } from '../auth/originCheck.ts';
import { notFound } from '../lib/problem.ts';
import { closeSocket, passOn } from './clientSocket.ts';
import type { DeviceHub } from './deviceHub.ts';
import type { LiveHub, Position } from './hub.ts';
import { isLiveHandshake } from './liveUpgrade.ts';
import { DEVICE_PROTOCOL, DeviceClose } from '@concierge/contract/deviceLive';
import { deviceKeyOf } from '../auth/findCaller.ts';
import { tokenHash } from '../lib/tokens.ts';

/** Clients only send `ping`. */
const MAX_MESSAGE_BYTES = 1_024;
/** How long a stopping server waits for clients to close their sockets. */
const CLOSE_WAIT_MS = 1_000;

type LiveRequest = FastifyRequest<{ Params: { projectId: string } }>;

function claimedPosition(query: unknown): Position {
  const { epoch, since } = query as Record<string, unknown>;
  return {
    epoch: typeof epoch === 'string' ? epoch : undefined,
    since: typeof since === 'string' && /^\d{1,15}$/.test(since) ? Number(since) : undefined,
  };
}

/**
 * The live socket of a project (docs/live-protocol.md). A page of another site and a member of another
 * project are refused before the upgrade. A client without a session is upgraded and closed with
 * 4401: a browser cannot read the status of a refused upgrade and would retry forever.
 */
export function registerLive(
  app: FastifyInstance,
  hub: LiveHub,
  devices: DeviceHub,
  closeWaitMs: number = CLOSE_WAIT_MS,
): void {
  app.register(websocket, {
    options: {
      maxPayload: MAX_MESSAGE_BYTES,
      perMessageDeflate: false,
      handleProtocols: chooseProtocol,
    },
    errorHandler: (error, socket, request) => {
      request.log.info({ err: error }, 'live socket');
      socket.terminate();
    },
    async preClose() {
      devices.close();
      await hub.close();
      await allClosed(app.websocketServer.clients, closeWaitMs);
      app.websocketServer.close();
    },
  });
  // Node has handed the connection over: where the handshake is refused, nobody would read or close it.
  app.addHook('onSend', async ({ raw }, reply) => {
    if (isLiveHandshake(raw)) reply.header('connection', 'close');
  });
  app.addHook('onResponse', async ({ raw, ws }) => {
    if (isLiveHandshake(raw) && !ws) raw.socket.destroySoon();
  });
  app.addHook('onReady', () => hub.start());

  async function checkCaller(request: LiveRequest): Promise<void> {
    requireSameOrigin(request);
    const { signedIn, params } = request;
    if (signedIn && String(signedIn.user.project_id) !== params.projectId) throw notFound();
  }

  app.register(async (scope) => {
    registerDeviceLive(scope, devices);
    scope.route<{ Params: { projectId: string } }>({
      method: 'GET',
      url: paths.live(':projectId'),
      schema: { hide: true },
      preValidation: checkCaller,
      handler: () => {
        throw notFound();
      },
      wsHandler: (socket: WebSocket, request) => {
        passOn(socket, hub);
        const session = request.signedIn;
        if (!session) {
          const reason = request.sessionEnd ?? 'session ended';
          return closeSocket(socket, LiveClose.sessionEnded, reason);
        }
        const { sessionHash: sessionId, user } = session;
        const identity = { projectId: user.project_id, userId: user.id, sessionId };
        hub.join(socket, identity, claimedPosition(request.query)).catch((error: unknown) => {
          request.log.error({ err: error }, 'live socket');
          socket.close(LiveClose.restart, 'try again');
        });
      },
    });
  });
}

/** Waits until every socket has closed, and terminates those that take too long. */
async function allClosed(clients: ReadonlySet<WebSocket>, waitMs: number): Promise<void> {
  const deadline = Date.now() + waitMs;
  while (clients.size > 0 && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  for (const client of clients) client.terminate();
}

/** The subprotocol of a device; never the one that has its key, which the answer would repeat. */
function chooseProtocol(offered: ReadonlySet<string>): string | false {
  return offered.has(DEVICE_PROTOCOL) && DEVICE_PROTOCOL;
}

async function refuseForeignPage(request: FastifyRequest): Promise<void> {
  requireSameOrigin(request);
}

/**
 * The live socket of a device (docs/live-protocol.md). A device whose key is none is upgraded and closed with
 * 4401: a browser cannot read the status of a refused upgrade and would retry forever.
 */
function registerDeviceLive(app: FastifyInstance, devices: DeviceHub): void {
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
