import { normalizeIP } from '@fastify/rate-limit';
import type { Connection } from '../database/schema.ts';
import { usernameKey } from '../lib/usernameKey.ts';

/*
 * Who guesses at an account waits, nobody else (docs/adr/0013-who-guesses-waits.md): failures count for an
 * account at an address. An account never waits as a whole, or a stranger could keep its owner out.
 */

/** After `free` failures the wait doubles from one second up to `capMs`. */
interface Limit {
  free: number;
  capMs: number;
}

/** An account at one address, and a known browser. */
const PAIR: Limit = { free: 10, capMs: 30_000 };
/** The same while many addresses guess at the account. */
const PAIR_UNDER_ATTACK: Limit = { free: 3, capMs: 10 * 60_000 };
/** From so many failures on, of all addresses, an account is under attack. */
const ATTACK = 100;
/** An address that tries many accounts. All users of a site may share one. */
const ADDRESS: Limit = { free: 50, capMs: 30_000 };
/** Counts, and never waits. */
const UNLIMITED: Limit = { free: Infinity, capMs: 0 };

/** Failures older than this are forgotten. */
export const ATTEMPTS_KEPT_MS = 60 * 60_000;

export interface Attempt {
  account: string;
  address: string;
  /** The account at this address. */
  pair: string;
  /** The browser, if the account has been signed in to with it before (`knownBrowsers.ts`). */
  browser: string | null;
}

export function attemptOf(projectCode: string, key: string, address: string): Attempt {
  const account = `account ${usernameKey(projectCode)} ${key}`;
  // One customer has a whole IPv6 network of 64 bits.
  const network = normalizeIP(address);
  return {
    account,
    address: `address ${network}`,
    pair: `${network} at ${account}`,
    browser: null,
  };
}

const browserKey = (browser: string) => `browser ${browser}`;

/** How long to wait after this many failures, in milliseconds. */
function delayAfter(failures: number, { free, capMs }: Limit): number {
  if (failures < free) return 0;
  return Math.min(2 ** (failures - free) * 1000, capMs);
}

interface Count {
  failures: number;
  last_at: string;
}

/** The failures that still count, and the milliseconds until the next attempt is accepted. */
function currentCount(row: Count | undefined, limit: Limit, now: Date) {
  const since = row ? now.getTime() - Date.parse(row.last_at) : Infinity;
  if (!row || since > ATTEMPTS_KEPT_MS) return { failures: 0, waitMs: 0 };
  const { failures } = row;
  // A clock that was set back must not lengthen a wait.
  const waitMs = since < 0 ? 0 : Math.max(0, delayAfter(failures, limit) - since);
  return { failures, waitMs };
}

const readCount = (db: Connection, key: string) =>
  db
    .selectFrom('sign_in_attempt')
    .select(['failures', 'last_at'])
    .where('key', '=', key)
    .executeTakeFirst();

/** Writes the count if it has not changed since it was read, and returns whether it did. */
async function writeCount(
  db: Connection,
  key: string,
  read: Count | undefined,
  next: Count,
): Promise<boolean> {
  const written = read
    ? db
        .updateTable('sign_in_attempt')
        .set(next)
        .where('key', '=', key)
        .where('failures', '=', read.failures)
        .where('last_at', '=', read.last_at)
        .returning('key')
    : db
        .insertInto('sign_in_attempt')
        .values({ key, ...next })
        .onConflict((conflict) => conflict.doNothing())
        .returning('key');
  return (await written.executeTakeFirst()) !== undefined;
}

/** Counts an attempt and returns 0; when it comes too early, only returns the milliseconds to wait. */
async function countAttempt(db: Connection, key: string, limit: Limit, now: Date): Promise<number> {
  for (;;) {
    const read = await readCount(db, key);
    const { failures, waitMs } = currentCount(read, limit, now);
    if (waitMs > 0) return waitMs;
    const next = { failures: failures + 1, last_at: now.toISOString() };
    if (await writeCount(db, key, read, next)) return 0;
  }
}

/** Counts an attempt in one statement, since all guesses at an account share its row. */
async function countOnly(db: Connection, key: string, now: Date): Promise<void> {
  const forgotten = new Date(now.getTime() - ATTEMPTS_KEPT_MS).toISOString();
  const last_at = now.toISOString();
  await db
    .insertInto('sign_in_attempt')
    .values({ key, failures: 1, last_at })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        failures: eb
          .case()
          .when('sign_in_attempt.last_at', '<', forgotten)
          .then(1)
          .else(eb('sign_in_attempt.failures', '+', 1))
          .end(),
        last_at,
      })),
    )
    .execute();
}

const uncountAttempt = (db: Connection, key: string) =>
  db
    .updateTable('sign_in_attempt')
    .set((eb) => ({ failures: eb('failures', '-', 1) }))
    .where('key', '=', key)
    .where('failures', '>', 0)
    .execute();

async function countOf(db: Connection, key: string, limit: Limit, now: Date) {
  return currentCount(await readCount(db, key), limit, now);
}

/**
 * Counts an attempt to sign in before its password is checked, so that concurrent guesses count as well.
 * A known browser is counted apart. Returns 0, or the milliseconds to wait when the attempt is too early.
 */
export async function registerAttempt(
  db: Connection,
  attempt: Attempt,
  now: Date,
): Promise<number> {
  if (attempt.browser !== null) return countAttempt(db, browserKey(attempt.browser), PAIR, now);
  const ofAccount = await countOf(db, attempt.account, UNLIMITED, now);
  const limit = ofAccount.failures >= ATTACK ? PAIR_UNDER_ATTACK : PAIR;
  // What already waits by itself does not count for its address, whose other accounts would wait with it.
  const isSlowed = (await countOf(db, attempt.pair, limit, now)).failures >= limit.free;
  // Made-up names at an address that waits leave no rows.
  const { waitMs } = await countOf(db, attempt.address, ADDRESS, now);
  if (!isSlowed && waitMs > 0) return waitMs;
  const pairWait = await countAttempt(db, attempt.pair, limit, now);
  if (pairWait > 0) return pairWait;
  const addressWait = isSlowed ? 0 : await countAttempt(db, attempt.address, ADDRESS, now);
  if (addressWait > 0) await uncountAttempt(db, attempt.pair);
  else await countOnly(db, attempt.account, now);
  return addressWait;
}

/**
 * After a right password: resets the count of the pair and takes this attempt off those of address and
 * account. In a known browser only that browser's count is reset; guesses of others go on counting.
 */
export async function clearAttempt(db: Connection, attempt: Attempt): Promise<void> {
  if (attempt.browser !== null) {
    const key = browserKey(attempt.browser);
    await db.deleteFrom('sign_in_attempt').where('key', '=', key).execute();
    return;
  }
  await db.deleteFrom('sign_in_attempt').where('key', '=', attempt.pair).execute();
  await uncountAttempt(db, attempt.address);
  await uncountAttempt(db, attempt.account);
}
