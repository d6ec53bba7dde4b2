import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Trx } from './database/schema.ts';
import { Problem } from './lib/problem.ts';

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

/** A creating call that names itself by an `Idempotency-Key`. */
export interface KeyClaim {
  projectId: number;
  /** Who used the key: `user:7` or `device:3`. */
  owner: string;
  key: string;
  bodyHash: string;
  /** A part of the body that has to be the same and must not be guessed from what is stored. */
  secret?: ClaimedSecret;
}

export interface ClaimedSecret {
  /** Salted and slow, as passwords are stored. */
  hash: string;
  matches: (storedHash: string) => Promise<boolean>;
}

const storedHash = ({ bodyHash, secret }: KeyClaim) =>
  secret ? `${bodyHash} ${secret.hash}` : bodyHash;

/** Whether the claim is of the call whose `storedHash` is given. */
async function isSameCall({ bodyHash, secret }: KeyClaim, stored: string): Promise<boolean> {
  const [body, hash] = stored.split(' ');
  if (body !== bodyHash) return false;
  // A version before this one stored no secret.
  return !secret || hash === undefined || secret.matches(hash);
}

export const KEYS_KEPT_MS = 24 * 60 * 60_000;

/**
 * The claim of a call, or `null` without a key. `body` is what has to be the same for the call to be
 * the same; secrets are left out of it, since its hash is stored: they are `KeyClaim.secret`.
 */
export function claimOf(
  request: FastifyRequest,
  projectId: number,
  owner: string,
  body: unknown = request.body,
): KeyClaim | null {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string') return null;
  const content = `${request.routeOptions.url} ${JSON.stringify(body)}`;
  const bodyHash = createHash('sha256').update(content).digest('hex');
  return { projectId, owner, key, bodyHash };
}

/**
 * Runs `create` once per key: a repeated call gets the stored answer of the first. A call without a
 * key always creates. Throws `idempotency_mismatch` when the key was used for something else.
 * The key is inserted first, so a second call at the same time waits for the first one's commit.
 */
export async function oncePerKey<Answer>(
  trx: Trx,
  claim: KeyClaim | null,
  now: Date,
  create: () => Promise<Answer>,
): Promise<Answer> {
  if (!claim) return create();
  const { projectId, owner, key } = claim;
  const primaryKey = { project_id: projectId, owner, key };
  const inserted = await trx
    .insertInto('idempotency_key')
    .values({
      ...primaryKey,
      body_hash: storedHash(claim),
      answer: null,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (inserted) {
    const answer = await create();
    await trx
      .updateTable('idempotency_key')
      .set({ answer: JSON.stringify(answer) })
      .where((eb) => eb.and(primaryKey))
      .execute();
    return answer;
  }
  const stored = await trx
    .selectFrom('idempotency_key')
    .select(['body_hash', 'answer'])
    .where((eb) => eb.and(primaryKey))
    .executeTakeFirstOrThrow();
  if (stored.answer === null || !(await isSameCall(claim, stored.body_hash))) {
    throw new Problem(409, 'idempotency_mismatch');
  }
  return JSON.parse(stored.answer) as Answer;
}
