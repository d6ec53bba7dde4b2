import type { Selectable } from 'kysely';
import type {
  HandOverAnswer,
  HandOverBody,
  HandOverKind,
  TakeOverBody,
} from '@concierge/contract/handOver';
import {
  canGiveBack,
  canHandOver,
  canReceive,
  canTakeOver,
} from '@concierge/contract/requestRules';
import { RequestState } from '@concierge/contract/requestStates';
import { type SharedRequest, viewRequest } from '@concierge/contract/requestView';
import type { User } from '@concierge/contract/users';
import { type Act, changeProject } from '../../act.ts';
import type { ServiceRequestTable, Trx } from '../../database/schema.ts';
import type { EventToRecord } from '../../live/eventLog.ts';
import { Problem, notFound } from '../../lib/problem.ts';
import { momentFor } from '../timeline/moments.ts';
import { insertStaffNote } from '../timeline/staffNoteQueries.ts';
import { findColleague } from '../users/userQueries.ts';
import { readUpdate, requestForChange } from './requestQueries.ts';
import { refusal } from './requestRefusal.ts';

type Approved = SharedRequest & { approved_by: number };

/** What is done with the request, once it is known to be allowed. */
interface ApproverChange {
  how: HandOverKind;
  to: Pick<User, 'id' | 'username'>;
  /** For staff only. */
  note?: string | null;
}

/** Makes another user the approver, if nobody else has done so meanwhile; returns whether it was. */
async function updateApprover(
  trx: Trx,
  projectId: number,
  { id, approved_by }: Approved,
  change: Pick<
    Selectable<ServiceRequestTable>,
    'approved_by' | 'handed_over_by' | 'approver_since' | 'unseen'
  >,
): Promise<boolean> {
  const row = await trx
    .updateTable('service_request')
    .set((eb) => ({
      ...change,
      first_approved_by: eb.fn.coalesce('first_approved_by', 'approved_by'),
    }))
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .where('state_id', '=', RequestState.approved)
    .where('approved_by', '=', approved_by)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The event of a request that had this row. Its state is still the same. */
const changeOf =
  (trx: Trx, { user, projectId }: Act, row: SharedRequest): EventToRecord =>
  async () => ({
    event: 'request.changed',
    payload: {
      id: row.id,
      service_id: row.service_id,
      state_id: row.state_id,
      changed_by: user.username,
      update: await readUpdate(trx, projectId, row.id, row),
    },
  });

const isApproved = (row: SharedRequest): row is Approved =>
  row.state_id === RequestState.approved && row.approved_by !== null;

/**
 * Gives an approved request another approver: the row, what happened, the note for staff and the events are
 * one transaction. State and time of approval stay. `decide` throws unless the user may.
 * @throws Problem `not_found`, and `request_state_conflict` with the row when it is not approved any more or
 * someone was faster.
 */
async function changeApprover(
  act: Act,
  requestId: number,
  decide: (trx: Trx, row: Approved, conflict: () => Problem) => Promise<ApproverChange>,
): Promise<HandOverAnswer> {
  const { user, projectId, now } = act;
  return changeProject(act, async (trx, { record }) => {
    const read = () => requestForChange(trx, user, requestId);
    const { row, actor } = await read();
    const conflict = (current: SharedRequest) => refusal('request_state_conflict', current, actor);
    if (!isApproved(row)) throw conflict(row);
    const { how, to, note = null } = await decide(trx, row, () => conflict(row));

    const { approved_by: from, approved_by_name } = row;
    const created_at = await momentFor(trx, now(), projectId, row);
    const change = {
      approved_by: to.id,
      handed_over_by: how === 'handed_over' ? user.id : null,
      approver_since: created_at,
      unseen: to.id === user.id ? (0 as const) : (1 as const),
    };
    if (!(await updateApprover(trx, projectId, row, change))) throw conflict((await read()).row);
    const about = { project_id: projectId, request_id: requestId, created_at };
    await trx
      .insertInto('request_hand_over')
      .values({ ...about, how, from_user_id: from, to_user_id: to.id, by_user_id: user.id })
      .execute();
    const { service_id, service_name, service_names, device_name } = row;
    record(changeOf(trx, act, row));
    record({
      event: 'request.handed_over',
      payload: {
        id: requestId,
        service_id,
        how,
        from,
        from_name: approved_by_name ?? '',
        by: user.id,
        by_name: user.username,
        to: to.id,
        to_name: to.username,
        service_name,
        ...(service_names && { service_names }),
        device_name,
      },
    });
    if (note !== null) {
      const note_id = await insertStaffNote(trx, { ...about, user_id: user.id, text: note });
      record({
        event: 'request.noted',
        payload: { id: requestId, note_id },
        notice: { reloadState: false },
      });
    }
    return { request: viewRequest((await read()).row, actor) };
  });
}

/** Makes the user the approver of what another one approved. @throws Problem `take_over_refused`. */
export async function takeOver(
  act: Act,
  requestId: number,
  { expected_approved_by }: TakeOverBody,
): Promise<HandOverAnswer> {
  return changeApprover(act, requestId, async (_trx, row, conflict) => {
    if (row.approved_by !== expected_approved_by) throw conflict();
    if (!canTakeOver(row, act.user)) throw new Problem(403, 'take_over_refused');
    return { how: 'taken_over', to: act.user };
  });
}

/** A colleague who can sign in. */
async function colleagueOf(trx: Trx, { projectId }: Act, colleagueId: number) {
  const colleague = await findColleague(trx, projectId, colleagueId);
  if (!colleague) throw notFound();
  return colleague;
}

const handOverRefused = () => new Problem(403, 'hand_over_refused');

/** Makes a colleague the approver. @throws Problem `invalid_input` for oneself, `hand_over_refused`. */
export async function handOver(
  act: Act,
  requestId: number,
  { to_user_id, note }: HandOverBody,
): Promise<HandOverAnswer> {
  if (to_user_id === act.user.id) throw new Problem(400, 'invalid_input', { field: 'to_user_id' });
  return changeApprover(act, requestId, async (trx, row) => {
    if (!canHandOver(row, act.user)) throw handOverRefused();
    const to = await colleagueOf(trx, act, to_user_id);
    if (!canReceive(row, to)) throw handOverRefused();
    return { how: 'handed_over', to, note: note?.trim() || null };
  });
}

/** Gives a request back to who handed it over. @throws Problem `hand_over_refused`. */
export async function giveBack(act: Act, requestId: number): Promise<HandOverAnswer> {
  return changeApprover(act, requestId, async (trx, row) => {
    if (!canGiveBack(row, act.user) || row.handed_over_by === undefined) throw handOverRefused();
    const to = await colleagueOf(trx, act, row.handed_over_by);
    if (!canReceive(row, to)) throw handOverRefused();
    return { how: 'given_back', to };
  });
}

/**
 * Notes that the approver has opened what a colleague gave them: it is not marked as new for them any more. For anyone
 * else, and a second time, nothing changes. @throws Problem `not_found`
 */
export async function markSeen(act: Act, requestId: number): Promise<HandOverAnswer> {
  const { user, projectId } = act;
  return changeProject(act, async (trx, { record }) => {
    const read = () => requestForChange(trx, user, requestId);
    const { row, actor } = await read();
    const { numUpdatedRows } = await trx
      .updateTable('service_request')
      .set({ unseen: 0 })
      .where('project_id', '=', projectId)
      .where('id', '=', requestId)
      .where('approved_by', '=', user.id)
      .where('unseen', '=', 1)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return { request: viewRequest(row, actor) };
    record(changeOf(trx, act, row));
    return { request: viewRequest((await read()).row, actor) };
  });
}
