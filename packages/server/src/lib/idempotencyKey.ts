import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';

/** Headers of a creating call. */
export const CreatingHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      pattern: '^[!-~]{1,200}$',
      description:
        'Repeating the call with the same key and body answers the same and creates nothing.',
    }),
  ),
});

interface Claim {
  projectId: number;
  owner: string;
  key: string;
  bodyHash: string;
}

/**
 * The claim a creating call makes with its `Idempotency-Key`, or `null` without one. `body` is what
 * has to be the same for the call to be the same; secrets are left out of it, since its hash is kept.
 */
export function claimOf(
  request: FastifyRequest,
  projectId: number,
  owner: string,
  body: unknown = request.body,
): Claim | null {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string') return null;
  const meaning = `${request.routeOptions.url} ${JSON.stringify(body)}`;
  const bodyHash = createHash('sha256').update(meaning).digest('hex');
  return { projectId, owner, key, bodyHash };
}
