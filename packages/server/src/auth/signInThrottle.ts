import type { Connection } from '../database/schema.ts';
import { networksOf } from '../lib/addresses.ts';
import { usernameKey } from '../lib/usernameKey.ts';

/*
 * Who guesses at an account waits, nobody else (decision 13 in docs/decisions.md): failures count for an
 * account at an address. An account never waits as a whole, or a stranger could keep its owner out. Of IPv6 the networks
 * that an address is in count, each up to a limit of its own.
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

/** A row that counts, up to so many times the limit. */
interface Counter {
  key: string;
  times: number;
}

export interface Attempt {
  account: string;
  /** Where it comes from, the narrowest network first. */
  addresses: readonly [Counter, ...Counter[]];
  /** The account at each of them. */
  pairs: readonly [Counter, ...Counter[]];
  /** The browser, if the account has been signed in to with it before (`knownBrowsers.ts`). */
  browser: string | null;
}

export function attemptOf(projectCode: string, key: string, address: string): Attempt {
  const account = `account ${usernameKey(projectCode)} ${key}`;
  const [narrowest, ...wider] = networksOf(address);
  const addressOf = ({ name, times }: typeof narrowest) => ({ key: `address ${name}`, times });
  const pairOf = ({ name, times }: typeof narrowest) => ({ key: `${name} at ${account}`, times });
  return {
    account,
    addresses: [addressOf(narrowest), ...wider.map(addressOf)],
    pairs: [pairOf(narrowest), ...wider.map(pairOf)],
    browser: null,
  };
}

const browserKey = (browser: string) => `browser ${browser}`;

const limitOf = ({ free, capMs }: Limit, { times }: Counter): Limit => ({
  free: free * times,
  capMs,
});

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

async function readCounts(db: Connection, keys: readonly string[]) {
  const rows = await db
    .selectFrom('sign_in_attempt')
    .select(['key', 'failures', 'last_at'])
    .where('key', 'in', keys)
    .execute();
  return new Map<string, Count>(rows.map(({ key, ...count }) => [key, count]));
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

/**
 * Counts an attempt, unless it comes too early or waits `elsewhere` already: then it counts only above the limit. Returns
 * the failures before it, the milliseconds to wait, and whether it was counted.
 */
async function countAttempt(
  db: Connection,
  key: string,
  limit: Limit,
  now: Date,
  elsewhere = false,
) {
  for (;;) {
    const read = (await readCounts(db, [key])).get(key);
    const { failures, waitMs } = currentCount(read, limit, now);
    if (waitMs > 0) return { failures, waitMs, isCounted: false };
    const isCounted = !elsewhere || failures >= limit.free;
    const next = { failures: failures + (isCounted ? 1 : 0), last_at: now.toISOString() };
    if (await writeCount(db, key, read, next)) return { failures, waitMs, isCounted };
  }
}

/**
 * Counts an attempt in each network, the narrowest first, until one has to wait; returns the milliseconds, and adds what
 * was counted to `counted`. Who waits in a narrow network brings the wider ones, which others use, no nearer to waiting.
 */
async function countInNetworks(
  db: Connection,
  networks: readonly Counter[],
  limit: Limit,
  now: Date,
  counted: string[],
): Promise<number> {
  let isSlowed = false;
  for (const network of networks) {
    const own = limitOf(limit, network);
    const { failures, waitMs, isCounted } = await countAttempt(db, network.key, own, now, isSlowed);
    if (waitMs > 0) return waitMs;
    if (isCounted) counted.push(network.key);
    isSlowed ||= failures >= own.free;
  }
  return 0;
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

/** One row after the other: two statements of several rows could wait for each other. */
async function uncount(db: Connection, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await db
      .updateTable('sign_in_attempt')
      .set((eb) => ({ failures: eb('failures', '-', 1) }))
      .where('key', '=', key)
      .where('failures', '>', 0)
      .execute();
  }
}

export interface Registered {
  /** 0, or the milliseconds to wait when the attempt is too early. */
  waitMs: number;
  /** The keys of what was counted. */
  counted: readonly string[];
}

const refused = (waitMs: number): Registered => ({ waitMs, counted: [] });

/**
 * Counts an attempt to sign in before its password is checked, so that concurrent guesses count as well.
 * A known browser is counted apart.
 */
export async function registerAttempt(
  db: Connection,
  attempt: Attempt,
  now: Date,
): Promise<Registered> {
  const { account, addresses, pairs, browser } = attempt;
  if (browser !== null) {
    const { waitMs } = await countAttempt(db, browserKey(browser), PAIR, now);
    return { waitMs, counted: [] };
  }
  const keys = [...pairs, ...addresses].map(({ key }) => key);
  const counts = await readCounts(db, [account, ...keys]);
  const current = (key: string, limit: Limit) => currentCount(counts.get(key), limit, now);
  const limit = current(account, UNLIMITED).failures >= ATTACK ? PAIR_UNDER_ATTACK : PAIR;
  // What already waits by itself does not count for its address, whose other accounts would wait with it.
  const isSlowed = pairs.some((pair) => {
    const own = limitOf(limit, pair);
    return current(pair.key, own).failures >= own.free;
  });
  // Made-up names at an address that waits leave no rows.
  const waits = addresses.map((one) => current(one.key, limitOf(ADDRESS, one)).waitMs);
  if (!isSlowed && Math.max(...waits) > 0) return refused(Math.max(...waits));
  const counted: string[] = [];
  const pairWait = await countInNetworks(db, pairs, limit, now, counted);
  const waitMs =
    pairWait > 0 || isSlowed
      ? pairWait
      : await countInNetworks(db, addresses, ADDRESS, now, counted);
  if (waitMs > 0) {
    await uncount(db, counted);
    return refused(waitMs);
  }
  await countOnly(db, account, now);
  return { waitMs, counted: [...counted, account] };
}

/**
 * After a right password: resets the count of the account at its address, or of the known browser, and takes this
 * attempt off the others. Guesses of others go on counting.
 */
export async function clearAttempt(
  db: Connection,
  { browser, pairs }: Attempt,
  { counted }: Registered,
): Promise<void> {
  const reset = browser === null ? pairs[0].key : browserKey(browser);
  await db.deleteFrom('sign_in_attempt').where('key', '=', reset).execute();
  const others = counted.filter((key) => key !== reset);
  await uncount(db, others);
}
