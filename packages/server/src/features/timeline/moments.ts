import { sql } from 'kysely';
import type { SharedRequest } from '@concierge/contract/requestView';
import { lastEntryAt } from '../../audit/auditTrail.ts';
import { onceCompiled } from '../../database/onceCompiled.ts';
import type { Trx } from '../../database/schema.ts';
import { latestNear, notBefore } from '../../lib/notBefore.ts';

/** The requests of a device that came last, among which are those that a guest repeats. */
const NEWEST = 20;
interface About {
  projectId: number;
  requestId: number;
  deviceId: number;
  serviceId: number;
}

interface Last {
  request_id: number;
  at: string;
}

/** The last thing that is stored of a request, and of the newest ones of its device for the same service. */
const selectLast = onceCompiled(
  ['projectId', 'requestId', 'deviceId', 'serviceId'],
  (db, { projectId, requestId, deviceId, serviceId }: About) => {
    const ids = sql`(select newest.id from (
        select id, service_id from service_request
        where project_id = ${projectId} and device_id = ${deviceId}
        order by id desc limit ${sql.lit(NEWEST)}) as newest
      where newest.service_id = ${serviceId} union all select ${requestId})`;
    const rows = (table: string, id: string, at: string) =>
      sql`select ${sql.ref(id)} as request_id, ${sql.ref(at)} as at from ${sql.table(table)}
        where project_id = ${projectId} and ${sql.ref(id)} in ${ids}`;
    const all = [
      rows('service_request', 'id', 'service_date'),
      rows('request_history', 'request_id', 'created_at'),
      rows('request_hand_over', 'request_id', 'created_at'),
      rows('staff_note', 'request_id', 'created_at'),
      rows('message', 'service_request_id', 'published_at'),
    ];
    const last = sql<Last>`select request_id, max(at) as at
      from (${sql.join(all, sql` union all `)}) as stored
      where at is not null group by request_id`;
    return { compile: () => last.compile(db) };
  },
);

/**
 * When a change of a request happens, as it is stored: behind everything in its timeline, what the guest asked for again
 * included. Without `id` for a request that is about to be added.
 */
export async function momentFor(
  trx: Trx,
  now: Date,
  projectId: number,
  about: Pick<SharedRequest, 'device_id' | 'service_id'> & { id?: number },
): Promise<string> {
  const { id: requestId = 0, device_id: deviceId, service_id: serviceId } = about;
  const stored = await selectLast(trx, { projectId, requestId, deviceId, serviceId });
  const near = latestNear(now.toISOString());
  const counted = stored.filter(({ request_id, at }) => request_id === requestId || at < near);
  return notBefore(now, ...counted.map(({ at }) => at));
}

/**
 * When a message is saved or published, as it is stored: behind all that came before it in the project, each of which has
 * left an entry in the audit trail, and in the timeline of its request. The entry of the message needs the same time.
 */
export async function messageMoment(
  trx: Trx,
  now: Date,
  projectId: number,
  request: (Pick<SharedRequest, 'device_id' | 'service_id'> & { id: number }) | undefined,
): Promise<Date> {
  const former = request && (await momentFor(trx, now, projectId, request));
  return new Date(notBefore(now, former, await lastEntryAt(trx, projectId, now)));
}
