import type { FastifyReply, FastifyRequest } from 'fastify';
import helmet from 'helmet';

/** One year. Other hosts of the domain are not ours to decide on, hence no `includeSubDomains`. */
const HSTS = { maxAge: 31_536_000, includeSubDomains: false } as const;

/** What a page can ask of the machine it runs on, and ours never does; not for what it embeds either. */
const NEVER_USED = [
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
const PERMISSIONS_POLICY = NEVER_USED.map((feature) => `${feature}=()`).join(', ');

export type PutHeaders = (request: FastifyRequest, reply: FastifyReply) => void;

/**
 * The headers by which a browser guards our pages; they stand on every answer, failures included.
 * HSTS only where the person came by TLS, at a proxy that is trusted to say so: over plain HTTP
 * browsers ignore it, and a trial on a local host should not promise what it cannot keep.
 */
export function securityHeaders(contentSecurityPolicy: string): PutHeaders {
  const common = { contentSecurityPolicy: false } as const;
  const plain = helmet({ ...common, strictTransportSecurity: false });
  const byTls = helmet({ ...common, strictTransportSecurity: HSTS });
  return (request, reply) => {
    const put = request.protocol === 'https' ? byTls : plain;
    put(request.raw, reply.raw, (error) => {
      if (error !== undefined) throw error;
    });
    reply
      .header('content-security-policy', contentSecurityPolicy)
      .header('permissions-policy', PERMISSIONS_POLICY)
      .header('x-request-id', request.id);
  };
}
