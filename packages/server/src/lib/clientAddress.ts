import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * The address of the client. A trusted proxy may pass on a header that the client wrote; what is no address
 * in it is not stored, and the proxy's own counts instead.
 */
export function clientAddress({ ip, raw }: FastifyRequest): string {
  return isIP(ip) > 0 ? ip : (raw.socket.remoteAddress ?? '');
}
