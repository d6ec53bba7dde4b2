import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networksOf } from './addresses.ts';
import { MonotonicStore } from './monotonicStore.ts';
import { Problem } from './problem.ts';

const MINUTE_MS = 60_000;
/** Callers above their limit that are remembered at the same time. */
const MAX_SPENT = 5_000;

const tooMany = (ttlMs: number) =>
  new Problem(429, 'too_many_requests', { retryAfterSeconds: ttlMs / 1000 });

/** Whom a call counts for, and how many times the limit of one caller it has. */
interface Counted {
  key: string;
  times: number;
}

/**
 * Whom a call counts for: its device or session, else its address, of IPv6 the networks that it is in, the narrowest
 * first. All staff and tablets of a site may share one, so what strangers try there is counted by kind: tablets with old
 * keys keep nobody from signing in.
 */
function countedFor(request: FastifyRequest): [Counted, ...Counted[]] {
  const { device, signedIn } = request;
  if (device) return [{ key: `device ${device.id}`, times: 1 }];
  if (signedIn) return [{ key: `session ${signedIn.sessionHash}`, times: 1 }];
  const kind = request.routeOptions.config?.access ?? 'page';
  const [narrowest, ...wider] = networksOf(request.addressed.client);
  const countedAt = ({ name, times }: typeof narrowest) => ({ key: `${kind} at ${name}`, times });
  return [countedAt(narrowest), ...wider.map(countedAt)];
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
  function refusal(key: string, ttlMs: number): Problem {
    if (spent.size >= MAX_SPENT) spent.clear();
    spent.set(key, performance.now() + ttlMs);
    return tooMany(ttlMs);
  }

  await app.register(rateLimit, {
    global: false,
    max: perMinute,
    timeWindow: MINUTE_MS,
    store: MonotonicStore,
    keyGenerator: (request) => countedFor(request)[0].key,
    errorResponseBuilder: (request, { ttl }) => refusal(countedFor(request)[0].key, ttl),
  });
  if (perMinute === 0) return { count: async () => undefined, isSpent: () => false };
  const limit = app.rateLimit();
  const wider = new MonotonicStore();

  /** What is refused in a narrow network is not counted in the wider ones: others use them as well. */
  function countWider(request: FastifyRequest): void {
    const [, ...networks] = countedFor(request);
    for (const { key, times } of networks) {
      const { current, ttl } = wider.count(key, MINUTE_MS);
      if (current > perMinute * times) throw refusal(key, ttl);
    }
  }

  return {
    async count(request, reply) {
      await limit.call(app, request, reply);
      countWider(request);
    },
    isSpent: (request) =>
      countedFor(request).some(({ key }) => (spent.get(key) ?? 0) > performance.now()),
  };
}

/** A hook that limits the calls of one kind that one caller may make per minute; 0: no limit. */
export function limitPerMinute(app: FastifyInstance, kind: string, perMinute: number) {
  const check = app.createRateLimit({
    max: perMinute,
    timeWindow: MINUTE_MS,
    keyGenerator: (request) => `${kind} of ${countedFor(request)[0].key}`,
  });
  return async (request: FastifyRequest): Promise<void> => {
    if (perMinute === 0) return;
    const limit = await check(request);
    if (!limit.isAllowed && limit.isExceeded) throw tooMany(limit.ttl);
  };
}
