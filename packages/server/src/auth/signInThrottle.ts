import type { Connection } from '../database/schema.ts';

/** After `free` failures the wait doubles from one second up to `capMs`. */
interface Limit {
  free: number;
  capMs: number;
}

/** Accounts are never locked: an attacker who guesses a password delays its owner at most this long. */
const ACCOUNT: Limit = { free: 10, capMs: 30_000 };
/** All users of a site may share one address. */
const ADDRESS: Limit = { free: 50, capMs: 5 * 60_000 };

/** Failures older than this are forgotten. */
const REMEMBERED_MS = 60 * 60_000;

export interface Attempt {
  account: string;
  address: string;
  /** The browser, if the account has been signed in to with it before (`knownBrowsers.ts`). */
  browser: string | null;
}

export function attemptOf(projectCode: string, usernameKey: string, address: string): Attempt {
  return {
    account: `account ${projectCode} ${usernameKey}`,
    address: `address ${address}`,
    browser: null,
  };
}

const browserKey = (browser: string) => `browser ${browser}`;

/** How long to wait after this many failures, in milliseconds. */
export function delayAfter(failures: number, { free, capMs }: Limit): number {
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
  if (!row || since > REMEMBERED_MS) return { failures: 0, waitMs: 0 };
  const { failures } = row;
  // The clock has been set back: nobody can say how long ago it was, and waiting would take until then.
  if (since < 0) return { failures, waitMs: 0 };
  return { failures, waitMs: Math.max(0, delayAfter(failures, limit) - since) };
}

async function readCount(db: Connection, key: string): Promise<Count | undefined> {
  return db
    .selectFrom('sign_in_attempt')
    .select(['failures', 'last_at'])
    .where('key', '=', key)
    .executeTakeFirst();
}

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

async function uncountAttempt(db: Connection, key: string): Promise<void> {
  await db
    .updateTable('sign_in_attempt')
    .set((eb) => ({ failures: eb('failures', '-', 1) }))
    .where('key', '=', key)
    .where('failures', '>', 0)
    .execute();
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
  if (attempt.browser !== null) return countAttempt(db, browserKey(attempt.browser), ACCOUNT, now);
  const addressWait = await countAttempt(db, attempt.address, ADDRESS, now);
  if (addressWait > 0) return addressWait;
  const accountWait = await countAttempt(db, attempt.account, ACCOUNT, now);
  if (accountWait > 0) await uncountAttempt(db, attempt.address);
  return accountWait;
}

/**
 * After a right password: resets the account's count and takes this attempt off the address's. In a known
 * browser only that browser's count is reset; guesses of others go on counting.
 */
export async function clearAttempt(db: Connection, attempt: Attempt): Promise<void> {
  if (attempt.browser !== null) {
    const key = browserKey(attempt.browser);
    await db.deleteFrom('sign_in_attempt').where('key', '=', key).execute();
    return;
  }
  await db.deleteFrom('sign_in_attempt').where('key', '=', attempt.account).execute();
  await uncountAttempt(db, attempt.address);
}

export async function deleteOldAttempts(db: Connection, now: Date): Promise<void> {
  const forgotten = new Date(now.getTime() - REMEMBERED_MS).toISOString();
  await db.deleteFrom('sign_in_attempt').where('last_at', '<', forgotten).execute();
}
