import { RequestState } from '@concierge/contract/requestStates';
import type { Trx } from '../database/schema.ts';
import { beginStay } from '../features/devices/managedDeviceQueries.ts';
import { insertStaffNote } from '../features/timeline/staffNoteQueries.ts';
import { newToken, tokenHash } from '../lib/tokens.ts';
import { DEMO_OFFLINE_ROOM, DEMO_REVOKED_DEVICE, DEMO_STAY_ROOM } from './demoProject.ts';
import type { StoredRequest } from './demoMessages.ts';
import type { DemoParts } from './demoRequests.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const HANDED_OVER = 2;
const ABANDONED = 2;
const NOTED = 4;
const NOTED_AGO_MS = 15 * MINUTE_MS;

/** When something happened, counted back from now. */
type Ago = (milliseconds: number) => string;

/** Approved requests of the user who has left: in the hands of nobody. */
async function abandon(trx: Trx, requests: readonly StoredRequest[], gone: number): Promise<void> {
  for (const { id } of requests) {
    await trx
      .updateTable('service_request')
      .set({ approved_by: gone })
      .where('id', '=', id)
      .execute();
    await trx
      .updateTable('request_history')
      .set({ user_id: gone })
      .where('request_id', '=', id)
      .where('to_state', '=', RequestState.approved)
      .execute();
  }
}

/** Approved requests that a colleague was given, with a word for staff. */
async function handOver(
  trx: Trx,
  { projectId: project_id, texts, users }: DemoParts,
  requests: readonly StoredRequest[],
  ago: Ago,
): Promise<void> {
  const colleagues = ['operator', 'grace', 'tomas'].flatMap((name) => users.get(name) ?? []);
  for (const [index, { id, row }] of requests.entries()) {
    const from = row.approved_by ?? 0;
    const to = colleagues.find((one) => one !== from) ?? from;
    const handedOver = ago(20 * MINUTE_MS);
    const { approved_at } = row;
    const created_at = approved_at && approved_at > handedOver ? approved_at : handedOver;
    const about = { project_id, request_id: id, created_at };
    await trx
      .updateTable('service_request')
      .set({
        approved_by: to,
        handed_over_by: from,
        first_approved_by: from,
        approver_since: created_at,
      })
      .where('id', '=', id)
      .execute();
    await trx
      .insertInto('request_hand_over')
      .values({
        ...about,
        how: 'handed_over',
        from_user_id: from,
        to_user_id: to,
        by_user_id: from,
      })
      .execute();
    const text = texts.handOverNotes[index % texts.handOverNotes.length] ?? '';
    await insertStaffNote(trx, { ...about, user_id: from, text });
  }
}

async function addNotes(
  trx: Trx,
  { projectId: project_id, texts, users }: DemoParts,
  requests: readonly StoredRequest[],
  ago: Ago,
): Promise<void> {
  const author = users.get('operator') ?? 0;
  for (const [index, { id }] of requests.entries()) {
    await insertStaffNote(trx, {
      project_id,
      request_id: id,
      user_id: author,
      text: texts.staffNotes[index % texts.staffNotes.length] ?? '',
      created_at: ago(NOTED_AGO_MS),
    });
  }
}

async function deviceIdOf(trx: Trx, projectId: number, serialId: string): Promise<number> {
  const { id } = await trx
    .selectFrom('device')
    .select('id')
    .where('project_id', '=', projectId)
    .where('serial_id', '=', serialId)
    .executeTakeFirstOrThrow();
  return id;
}

/** A guest came; what is open from before stays with the staff. */
async function startStay(
  trx: Trx,
  projectId: number,
  deviceId: number,
  started_at: string,
  wishes: { lang: string; do_not_disturb: 0 | 1 },
): Promise<void> {
  const stay_id = await beginStay(trx, projectId, deviceId, started_at, wishes);
  await trx
    .updateTable('service_request')
    .set({ stay_id })
    .where('device_id', '=', deviceId)
    .where('service_date', '>=', started_at)
    .execute();
}

/** Tablets: one lost and revoked, one silent for hours, all others here a moment ago. */
async function manageDevices(
  trx: Trx,
  { projectId: project_id, texts }: DemoParts,
  now: Date,
  ago: Ago,
): Promise<void> {
  await trx
    .updateTable('device')
    .set({ last_seen_at: now.toISOString(), app_version: '2.4.1', battery: 86 })
    .where('project_id', '=', project_id)
    .execute();
  await trx
    .updateTable('device')
    .set({ last_seen_at: ago(3 * HOUR_MS), battery: 4 })
    .where('project_id', '=', project_id)
    .where('serial_id', '=', DEMO_OFFLINE_ROOM)
    .execute();
  await trx
    .insertInto('device')
    .values({
      project_id,
      serial_id: DEMO_REVOKED_DEVICE,
      name: texts.poolBar,
      key_hash: tokenHash(newToken()),
      created_at: ago(30 * 24 * HOUR_MS),
      revoked_at: ago(26 * HOUR_MS),
      last_seen_at: ago(27 * HOUR_MS),
    })
    .execute();
}

/** What has happened to some requests and devices besides their states. */
export async function insertHandOversAndDevices(
  trx: Trx,
  demo: DemoParts,
  requests: readonly StoredRequest[],
  gone: number,
  now: Date,
): Promise<void> {
  const ago: Ago = (milliseconds) => new Date(now.getTime() - milliseconds).toISOString();
  const held = requests.filter(({ row }) => row.state_id === RequestState.approved);
  const waiting = requests.filter(
    ({ row }) => row.state_id === RequestState.waiting && row.created_at < ago(NOTED_AGO_MS),
  );
  await abandon(trx, held.slice(0, ABANDONED), gone);
  const given = held.slice(ABANDONED, ABANDONED + HANDED_OVER);
  await handOver(trx, demo, given, ago);
  await addNotes(trx, demo, [...held.slice(-NOTED / 2), ...waiting.slice(-NOTED / 2)], ago);
  const { projectId } = demo;
  const hour = ago(HOUR_MS);
  const room = await deviceIdOf(trx, projectId, DEMO_STAY_ROOM);
  await startStay(trx, projectId, room, hour, { lang: 'de', do_not_disturb: 1 });
  // Its tablet shows nothing of a request that is still open.
  const left = given[0]?.row.device_id ?? room;
  const moment = ago(5 * MINUTE_MS);
  await startStay(trx, projectId, left, moment, { lang: 'fr', do_not_disturb: 0 });
  await manageDevices(trx, demo, now, ago);
}
