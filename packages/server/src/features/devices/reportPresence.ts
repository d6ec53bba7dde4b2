import { DEVICE_ONLINE_MS, DEVICE_PRESENCE_MS } from '@concierge/contract/constants';
import { sql } from 'kysely';
import type { OpenDatabase } from '../../database/open.ts';
import type { Connection, Trx } from '../../database/schema.ts';
import { type Wake, changeInTransaction } from '../../live/eventLog.ts';

/** Devices that called after this instant are online. */
export const onlineSince = (now: Date): string =>
  new Date(now.getTime() - DEVICE_ONLINE_MS).toISOString();

/** Projects with devices that came or went since consoles were told. */
export async function projectsWithChanges(db: Connection, now: Date): Promise<number[]> {
  const since = onlineSince(now);
  const rows = await db
    .selectFrom('device')
    .select('project_id')
    .distinct()
    .where('revoked_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb.and([eb('online', '=', 0), eb('last_seen_at', '>=', since)]),
        eb.and([eb('online', '=', 1), eb('last_seen_at', '<', since)]),
      ]),
    )
    .execute();
  return rows.map(({ project_id }) => project_id);
}

/** Whether nothing was reported to the project's consoles a moment ago; then the caller reports. */
async function claim(trx: Trx, projectId: number, now: Date): Promise<boolean> {
  const before = new Date(now.getTime() - DEVICE_PRESENCE_MS).toISOString();
  const row = await trx
    .updateTable('project')
    .set({ presence_at: now.toISOString() })
    .where('id', '=', projectId)
    .where((eb) => eb.or([eb('presence_at', 'is', null), eb('presence_at', '<=', before)]))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

async function wasReportedRecently(db: Connection, projectId: number, now: Date): Promise<boolean> {
  const { presence_at } = await db
    .selectFrom('project')
    .select('presence_at')
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
  return presence_at !== null && now.getTime() - Date.parse(presence_at) < DEVICE_PRESENCE_MS;
}

/** Distinguishes these locks from others of the database. */
const LOCK = 8_201;

/** On PostgreSQL one process at a time changes what is reported of a project; the others leave it to it. */
async function isAlone(trx: Trx, { dialect }: Pick<OpenDatabase, 'dialect'>, projectId: number) {
  if (dialect !== 'postgres') return true;
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(${LOCK}, ${projectId}) as locked`.execute(trx);
  return rows[0]?.locked === true;
}

class ReportedRecently extends Error {}

/** Marks the devices that came and went, and returns them. */
async function markChanges(trx: Trx, projectId: number, since: string) {
  const online = await trx
    .updateTable('device')
    .set({ online: 1 })
    .where('project_id', '=', projectId)
    .where('online', '=', 0)
    .where('last_seen_at', '>=', since)
    .where('revoked_at', 'is', null)
    .where('deleted_at', 'is', null)
    .returning('id')
    .execute();
  const offline = await trx
    .updateTable('device')
    .set({ online: 0 })
    .where('project_id', '=', projectId)
    .where('online', '=', 1)
    .where('last_seen_at', '<', since)
    .returning(['id', 'last_seen_at'])
    .$narrowType<{ last_seen_at: string }>()
    .execute();
  return { online: online.map(({ id }) => id), offline };
}

/**
 * Reports to a project's consoles, in one event, which devices came and went, at most once in `DEVICE_PRESENCE_MS`
 * whatever the number of processes. Returns false when it has to be tried again later.
 */
export async function reportPresence(
  { database, wake }: { database: OpenDatabase; wake: Wake },
  projectId: number,
  now: Date,
): Promise<boolean> {
  if (await wasReportedRecently(database.db, projectId, now)) return false;
  try {
    return await changeInTransaction(database, wake, projectId, async (trx, record) => {
      if (!(await isAlone(trx, database, projectId))) return false;
      const { online, offline } = await markChanges(trx, projectId, onlineSince(now));
      if (online.length + offline.length === 0) return true;
      // The project's row comes last, as everywhere.
      if (!(await claim(trx, projectId, now))) throw new ReportedRecently();
      record({
        event: 'devices.changed',
        payload: { at: now.toISOString(), online, offline },
        notice: { reloadState: false },
      });
      return true;
    });
  } catch (error) {
    if (error instanceof ReportedRecently) return false;
    throw error;
  }
}
