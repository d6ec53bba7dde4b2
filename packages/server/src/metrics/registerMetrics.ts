import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../lib/problem.ts';
import { tokenHash } from '../lib/tokens.ts';
import type { Metrics } from './metrics.ts';

export const METRICS_PATH = '/metrics';

function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(Buffer.from(tokenHash(given)), Buffer.from(tokenHash(expected)));
}

/**
 * Measures every call, and serves `/metrics` to clients with the token. Local clients need it as well:
 * behind a proxy every client is local.
 */
export function registerMetrics(app: FastifyInstance, metrics: Metrics, token: string): void {
  app.addHook('onResponse', async (request, reply) => {
    if (request.ws) return;
    metrics.callEnded({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
  });
  app.get(METRICS_PATH, { logLevel: 'warn', schema: { hide: true } }, async (request, reply) => {
    const given = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (!isSame(given, token)) throw new Problem(401, 'not_signed_in');
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}
