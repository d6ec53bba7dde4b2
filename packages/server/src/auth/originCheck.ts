import type { FastifyRequest } from 'fastify';
import { Problem } from '../lib/problem.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether the page that makes the call, if the call names one, is of this site: scheme, host and port. */
export function isSameOrigin(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  const site = `${request.protocol}://${request.host}`;
  if (!URL.canParse(origin) || !URL.canParse(site)) return false;
  const { protocol, host } = new URL(origin);
  return protocol === `${request.protocol}:` && host === new URL(site).host;
}

/**
 * Refuses writes that a page of another site sends with the user's cookie. Clients that are no browsers
 * send no Origin and pass. The specified `GET /api/logout` writes as well, hence the fetch metadata for
 * reading methods.
 */
export async function refuseForeignOrigin(request: FastifyRequest): Promise<void> {
  const crossSiteRead =
    request.routeOptions.config.writes === true &&
    request.headers['sec-fetch-site'] === 'cross-site';
  const foreignWrite = !READING.has(request.method) && !isSameOrigin(request);
  if (crossSiteRead || foreignWrite) throw new Problem(403, 'origin_refused');
}
