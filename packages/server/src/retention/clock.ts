import { setMeta } from '../database/meta.ts';
import type { Connection } from '../database/schema.ts';

const CLOCK_KEY = 'purge_clock';
const DAY_MS = 24 * 60 * 60_000;

/** What purges have seen of the clock, in milliseconds since 1970. */
interface SeenClock {
  /** When the clock was last trusted. */
  trusted: number;
  /** A jump: when it was first seen, and when last. */
  jumped: { first: number; last: number } | null;
}

async function newestEventAt(db: Connection): Promise<number | undefined> {
  const { at } = await db
    .selectFrom('project')
    .innerJoin('event', (join) =>
      join
        .onRef('event.project_id', '=', 'project.id')
        .onRef('event.seq', '=', 'project.event_seq'),
    )
    .select((eb) => eb.fn.max<string | null>('event.created_at').as('at'))
    .executeTakeFirstOrThrow();
  return at === null ? undefined : Date.parse(at);
}

async function readSeen(db: Connection, now: number): Promise<SeenClock> {
  const row = await db
    .selectFrom('meta')
    .select('value')
    .where('key', '=', CLOCK_KEY)
    .executeTakeFirst();
  if (row) return JSON.parse(row.value) as SeenClock;
  return { trusted: (await newestEventAt(db)) ?? now, jumped: null };
}

function lookAgain({ trusted, jumped }: SeenClock, now: number): SeenClock {
  if (now - trusted <= DAY_MS) return { trusted: now, jumped: null };
  const runsOn = jumped !== null && Math.abs(now - jumped.last) <= DAY_MS;
  if (!runsOn) return { trusted, jumped: { first: now, last: now } };
  if (now - jumped.first > DAY_MS) return { trusted: now, jumped: null };
  return { trusted, jumped: { first: jumped.first, last: now } };
}

/**
 * Whether the clock may say what has expired. It may not when it is more than a day past the last purge, or past
 * the newest event before there was one: it was set wrong, or the server was off. It may again once it is right, or
 * has run on for a day. To be asked before each purge.
 */
export async function isClockTrusted(db: Connection, now: Date): Promise<boolean> {
  const seen = lookAgain(await readSeen(db, now.getTime()), now.getTime());
  await setMeta(db, CLOCK_KEY, JSON.stringify(seen));
  return seen.jumped === null;
}
