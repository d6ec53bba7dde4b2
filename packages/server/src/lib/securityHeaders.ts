import type { FastifyReply, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import type { AddressReader } from './addressed.ts';

/** One year. Other hosts of the domain may not have TLS, hence no `includeSubDomains`. */
const HSTS = { maxAge: 31_536_000, includeSubDomains: false } as const;

/** Browser features that neither our pages nor their frames use. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
const PERMISSIONS_POLICY = UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', ');

export type PutHeaders = (request: FastifyRequest, reply: FastifyReply) => void;

/**
 * The security headers of every answer, failures included. HSTS only over TLS, also of a trusted proxy:
 * over plain HTTP browsers ignore it, and a trial on a local host has no TLS to promise.
 */
export function securityHeaders(
  contentSecurityPolicy: string,
  readAddress: AddressReader,
): PutHeaders {
  const common = { contentSecurityPolicy: false } as const;
  const plain = helmet({ ...common, strictTransportSecurity: false });
  const byTls = helmet({ ...common, strictTransportSecurity: HSTS });
  return (request, reply) => {
    const put = readAddress(request).protocol === 'https' ? byTls : plain;
    put(request.raw, reply.raw, (error) => {
      if (error !== undefined) throw error;
    });
    reply
      .header('content-security-policy', contentSecurityPolicy)
      .header('permissions-policy', PERMISSIONS_POLICY)
      .header('x-request-id', request.id);
    // What the API answers is a user's own; a route may say otherwise.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  };
}
