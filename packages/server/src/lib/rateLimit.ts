import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { MonotonicStore } from './monotonicStore.ts';
import { Problem } from './problem.ts';

/** Limits the calls of one address to `perMinute`; 0: no limit. */
export async function limitCalls(app: FastifyInstance, perMinute: number): Promise<void> {
  if (perMinute === 0) return;
  await app.register(rateLimit, {
    global: false,
    max: perMinute,
    timeWindow: 60_000,
    store: MonotonicStore,
    errorResponseBuilder: (_request, { ttl }) =>
      new Problem(429, 'too_many_requests', { retryAfterSeconds: ttl / 1000 }),
  });
  // Before every other hook, so that calls the guard refuses count as well.
  app.addHook('onRequest', app.rateLimit());
}
