import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientAddress } from './clientAddress.ts';
import { MonotonicStore } from './monotonicStore.ts';
import { Problem } from './problem.ts';

const MINUTE_MS = 60_000;

const tooMany = (ttlMs: number) =>
  new Problem(429, 'too_many_requests', { retryAfterSeconds: ttlMs / 1000 });

/**
 * Limits the calls of one address per minute. A call with a valid device key counts for its device
 * instead, so that one device cannot use up what the staff behind the same address have. Routes with
 * `config.rateLimit: false` are not limited. Needs `request.device`.
 */
export async function limitCalls(app: FastifyInstance, perMinute: number): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    max: perMinute,
    timeWindow: MINUTE_MS,
    store: MonotonicStore,
    keyGenerator: (request) =>
      request.device ? `device ${request.device.id}` : normalizeIP(clientAddress(request)),
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
  });
  if (perMinute === 0) return;
  const limit = app.rateLimit();
  // Before the guard, so that calls it refuses count as well.
  app.addHook('onRequest', async function limitCall(request, reply) {
    if (request.routeOptions.config?.rateLimit === false) return;
    await limit.call(this, request, reply);
  });
}

/** A hook that limits the requests one device may send per minute; 0: no limit. */
export function limitDeviceRequests(app: FastifyInstance, perMinute: number) {
  const check = app.createRateLimit({
    max: perMinute,
    timeWindow: MINUTE_MS,
    keyGenerator: ({ device }) => `requests of device ${device?.id}`,
  });
  return async (request: FastifyRequest): Promise<void> => {
    if (perMinute === 0) return;
    const limit = await check(request);
    if (!limit.isAllowed && limit.isExceeded) throw tooMany(limit.ttl);
  };
}
