import type { Connection, Trx } from './schema.ts';
import { Problem } from '../lib/problem.ts';

/** A creating call that names itself by an `Idempotency-Key`. */
export interface KeyClaim {
  projectId: number;
  owner: string;
  key: string;
  bodyHash: string;
}

const KEPT_MS = 24 * 60 * 60_000;

/**
 * Runs `create` once per key: a repeated call gets the stored answer of the first. A call without a
 * key always creates. Throws `idempotency_mismatch` when the key was used for something else.
 * The key is taken first, so a second call at the same time waits for the first one's commit.
 */
export async function oncePerKey<Answer>(
  trx: Trx,
  claim: KeyClaim | null,
  now: Date,
  create: () => Promise<Answer>,
): Promise<Answer> {
  if (!claim) return create();
  const { projectId, owner, key, bodyHash } = claim;
  const taken = await trx
    .insertInto('idempotency_key')
    .values({
      project_id: projectId,
      owner,
      key,
      body_hash: bodyHash,
      answer: null,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  const ofThisKey = { project_id: projectId, owner, key };
  if (!taken) return storedAnswer(trx, ofThisKey, bodyHash);

  const answer = await create();
  await trx
    .updateTable('idempotency_key')
    .set({ answer: JSON.stringify(answer) })
    .where((eb) => eb.and(ofThisKey))
    .execute();
  return answer;
}

async function storedAnswer<Answer>(
  trx: Trx,
  ofThisKey: { project_id: number; owner: string; key: string },
  bodyHash: string,
): Promise<Answer> {
  const stored = await trx
    .selectFrom('idempotency_key')
    .select(['body_hash', 'answer'])
    .where((eb) => eb.and(ofThisKey))
    .executeTakeFirstOrThrow();
  if (stored.body_hash !== bodyHash || stored.answer === null) {
    throw new Problem(409, 'idempotency_mismatch');
  }
  return JSON.parse(stored.answer) as Answer;
}

export async function deleteOldKeys(db: Connection, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - KEPT_MS).toISOString();
  await db.deleteFrom('idempotency_key').where('created_at', '<', oldest).execute();
}
