import type { FastifyRequest } from 'fastify';
import { Problem } from '../lib/problem.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Sites that browsers tell apart from the called one, in `Sec-Fetch-Site`. */
const OTHER_SITES = new Set(['cross-site', 'same-site']);

/** Says in the log which two sites were compared and what decided, since a wrong proxy looks like an attack. */
function refuse(request: FastifyRequest, decidedBy: string): Problem {
  const { site, ignoresProxy } = request.addressed;
  const { origin } = request.headers;
  const hint = ignoresProxy ? 'x-forwarded-* of an address that is not in TRUST_PROXY' : undefined;
  request.log.warn({ origin, site, decidedBy, ignored: hint }, 'refused a call of another site');
  return new Problem(403, 'origin_refused');
}

/**
 * Refuses a call of a page, if the call names one, that is not of this site: scheme, host and port. Clients that
 * are no browsers send no Origin and pass.
 * @throws Problem `origin_refused` (403).
 */
export function requireSameOrigin(request: FastifyRequest): void {
  const { origin } = request.headers;
  if (origin === undefined) return;
  const { site, readFrom } = request.addressed;
  const page = URL.canParse(origin) ? new URL(origin) : null;
  if (page !== null && page.origin === site) return;
  const isProtocol = page !== null && site !== null && page.protocol !== new URL(site).protocol;
  throw refuse(request, isProtocol ? readFrom.protocol : readFrom.host);
}

/**
 * Refuses writes that a page of another site sends with the user's cookie. The specified `GET /api/logout` writes
 * as well, hence the fetch metadata for reading methods.
 */
export async function refuseForeignOrigin(request: FastifyRequest): Promise<void> {
  const { writes } = request.routeOptions.config;
  const from = request.headers['sec-fetch-site'];
  if (writes === true && typeof from === 'string' && OTHER_SITES.has(from)) {
    throw refuse(request, 'sec-fetch-site');
  }
  if (!READING.has(request.method)) requireSameOrigin(request);
}
