import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MonotonicStore } from './monotonicStore.ts';
import { Problem } from './problem.ts';

const MINUTE_MS = 60_000;
/** Callers above their limit that are remembered at the same time. */
const MAX_SPENT = 5_000;

const tooMany = (ttlMs: number) =>
  new Problem(429, 'too_many_requests', { retryAfterSeconds: ttlMs / 1000 });

/**
 * Whom a call counts for: its device or session, else its address. All staff and tablets of a site may share
 * one, so what strangers try there is counted by kind: tablets with old keys keep nobody from signing in.
 */
function callerOf(request: FastifyRequest): string {
  const { device, signedIn } = request;
  if (device) return `device ${device.id}`;
  if (signedIn) return `session ${signedIn.sessionHash}`;
  const kind = request.routeOptions.config?.access ?? 'page';
  return `${kind} at ${normalizeIP(request.addressed.client)}`;
}

export interface CallLimit {
  /** Counts a call. @throws Problem `too_many_requests` (429) above the limit. */
  count: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** Whether the calls of whom this one counts for, as far as is known by now, are used up. */
  isSpent: (request: FastifyRequest) => boolean;
}

/** Limits the calls of one device, session or address per minute; 0: no limit. Needs to know the caller. */
export async function createCallLimit(app: FastifyInstance, perMinute: number): Promise<CallLimit> {
  /** Until when. */
  const spent = new Map<string, number>();
  await app.register(rateLimit, {
    global: false,
    max: perMinute,
    timeWindow: MINUTE_MS,
    store: MonotonicStore,
    keyGenerator: callerOf,
    errorResponseBuilder(request, { ttl }) {
      if (spent.size >= MAX_SPENT) spent.clear();
      spent.set(callerOf(request), performance.now() + ttl);
      return tooMany(ttl);
    },
  });
  if (perMinute === 0) return { count: async () => undefined, isSpent: () => false };
  const limit = app.rateLimit();
  return {
    count: async (request, reply) => void (await limit.call(app, request, reply)),
    isSpent: (request) => (spent.get(callerOf(request)) ?? 0) > performance.now(),
  };
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
