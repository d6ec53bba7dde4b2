import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { type WebSocket, WebSocketServer } from 'ws';

/** A server that does what the real one never does. */
export interface Peer {
  url: string;
  /** Addresses of the websocket connections made so far, with their queries. */
  connections: string[];
  close: () => Promise<void>;
}

interface PeerBehavior {
  onRequest?: (request: IncomingMessage, response: ServerResponse) => void;
  /** `nth` counts connections from 0. */
  onSocket?: (socket: WebSocket, nth: number) => void;
}

/** Starts a peer on a free port. */
export async function startPeer({ onRequest, onSocket }: PeerBehavior): Promise<Peer> {
  const connections: string[] = [];
  const server = createServer((request, response) => {
    if (onRequest) onRequest(request, response);
    else response.writeHead(404).end();
  });
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket, request) => {
    connections.push(request.url ?? '');
    onSocket?.(socket, connections.length - 1);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    connections,
    async close() {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
