import { once } from 'node:events';
import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  createServer,
  request,
} from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Certificate } from './postgres.ts';

/** What a proxy does wrong. */
export interface ProxyFaults {
  /** Changes the headers of a call; they are right before. */
  call?: (headers: OutgoingHttpHeaders, received: IncomingHttpHeaders) => void;
  /** Changes the headers of an answer. */
  answer?: (headers: OutgoingHttpHeaders) => void;
  /** Answers these itself; `/metrics` and `/readyz` unless given. */
  inside?: RegExp;
  dropsUpgrades?: boolean;
}

/** The address of the client that the proxy names: of documentation, as if it were far away. */
export const PROXIED_CLIENT = '203.0.113.9';

/** Starts a reverse proxy in front of the server, with TLS where it has a certificate. */
export async function startReverseProxy(
  target: string,
  faults: ProxyFaults,
  certificate?: Certificate,
) {
  const { hostname, port } = new URL(target);
  const forward = ({ method, url, headers }: IncomingMessage) => {
    const forwarded: OutgoingHttpHeaders = {
      ...headers,
      'x-forwarded-host': headers.host,
      'x-forwarded-for': PROXIED_CLIENT,
      'x-forwarded-proto': certificate ? 'https' : 'http',
    };
    faults.call?.(forwarded, headers);
    return request({ hostname, port, method, path: url, headers: forwarded });
  };
  const server = certificate ? createTlsServer(certificate) : createServer();
  const inside = faults.inside ?? /^\/(metrics|readyz)$/;
  server.on('request', (received: IncomingMessage, reply) => {
    if (inside.test(received.url ?? '')) {
      reply.writeHead(404).end();
      return;
    }
    const call = forward(received);
    call.on('response', (answer) => {
      const headers: OutgoingHttpHeaders = { ...answer.headers };
      faults.answer?.(headers);
      reply.writeHead(answer.statusCode ?? 500, headers);
      answer.pipe(reply);
    });
    received.pipe(call);
  });
  server.on('upgrade', (received: IncomingMessage, near) => {
    if (faults.dropsUpgrades) {
      near.end('HTTP/1.1 400 Bad Request\r\n\r\n');
      return;
    }
    const call = forward(received);
    call.on('upgrade', (answer, far, head: Buffer) => {
      const lines = answer.rawHeaders
        .flatMap((text, index) => (index % 2 ? [] : [text]))
        .map((name) => `${name}: ${String(answer.headers[name.toLowerCase()])}`);
      near.write(['HTTP/1.1 101 Switching Protocols', ...lines, '', ''].join('\r\n'));
      // What the server sent with its answer.
      near.write(head);
      far.pipe(near).pipe(far);
      for (const socket of [far, near]) socket.on('error', () => undefined);
    });
    call.end();
  });
  server.listen(0, certificate ? 'localhost' : '127.0.0.1');
  await once(server, 'listening');
  const { port: own } = server.address() as AddressInfo;
  return {
    url: certificate ? `https://localhost:${own}` : `http://127.0.0.1:${own}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
