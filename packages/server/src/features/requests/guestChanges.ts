import { ASK_AGAIN_MS, NOT_SOLVED_MS } from '@concierge/contract/constants';
import type { DeviceRequest } from '@concierge/contract/devices';
import { OPEN_REQUEST_STATES, RequestState } from '@concierge/contract/requestStates';
import type { SharedRequest } from '@concierge/contract/requestView';
import type { SignedInDevice } from '../../auth/access.ts';
import type { AppContext } from '../../context.ts';
import type { Trx } from '../../database/schema.ts';
import { changeInTransaction, type NewEvent } from '../../live/eventLog.ts';
import { notFound, Problem } from '../../lib/problem.ts';
import { getDeviceRequest } from '../devices/deviceQueries.ts';
import { momentFor } from '../timeline/moments.ts';
import {
  findRequest,
  insertHistory,
  readUpdate,
  type StateChange,
  updateRequestState,
} from './requestQueries.ts';

/** What a guest makes of an own request; null: it is so already. */
type Decide = (
  row: SharedRequest,
  shown: DeviceRequest,
  at: string,
) => { change: StateChange; notice?: NewEvent['notice'] } | null;

/** The guest's own request, of the present stay. @throws Problem `not_found` */
async function ownRequest(trx: Trx, device: SignedInDevice, id: number): Promise<SharedRequest> {
  const row = await findRequest(trx, device.project_id, id);
  if (row?.device_id !== device.id || row.previous_stay) throw notFound();
  return row;
}

// Without the row: a device does not read who of the staff changed it.
const conflict = () => new Problem(409, 'request_state_conflict');

/** Row, history and event are one transaction; the row only changes if it is still as it was read. */
function changeOwn(
  { database, now, wake }: AppContext,
  device: SignedInDevice,
  id: number,
  decide: Decide,
): Promise<DeviceRequest> {
  const { project_id } = device;
  return changeInTransaction(database, wake, project_id, async (trx, record) => {
    const row = await ownRequest(trx, device, id);
    const shown = await getDeviceRequest(trx, project_id, device.id, id);
    const at = await momentFor(trx, now(), project_id, row);
    const decided = decide(row, shown, at);
    if (!decided) return shown;
    const { change, notice } = decided;
    if (!(await updateRequestState(trx, project_id, id, row, change))) throw conflict();
    await insertHistory(trx, {
      project_id,
      request_id: id,
      from_state: row.state_id,
      to_state: change.state_id,
      user_id: null,
      note: null,
      created_at: at,
    });
    record(async () => ({
      event: 'request.changed',
      payload: {
        id,
        service_id: row.service_id,
        state_id: change.state_id,
        changed_by: null,
        update: await readUpdate(trx, project_id, id, row),
      },
      ...(notice && { notice }),
    }));
    return getDeviceRequest(trx, project_id, device.id, id);
  });
}

/**
 * The guest cancels a request that still waits; once more changes nothing.
 * @throws Problem `not_found`; `request_state_conflict` where staff were faster.
 */
export const cancelOwnRequest = (
  context: AppContext,
  device: SignedInDevice,
  id: number,
): Promise<DeviceRequest> =>
  changeOwn(context, device, id, ({ state_id, canceled_by }, _shown, at) => {
    if (state_id === RequestState.canceled && canceled_by === null) return null;
    if (state_id !== RequestState.waiting) throw conflict();
    return { change: { state_id: RequestState.canceled, canceled_at: at } };
  });

/**
 * The guest asks again for what is still open.
 * @throws Problem `not_found`; `request_state_conflict` where it is closed; `too_many_requests` within a minute.
 */
export const askAgain = (
  context: AppContext,
  device: SignedInDevice,
  id: number,
): Promise<DeviceRequest> =>
  changeOwn(context, device, id, (row, { asked, asked_at, service_date }, at) => {
    const { state_id, note, service_name, device_name, full_path } = row;
    if (!OPEN_REQUEST_STATES.some((open) => open === state_id)) throw conflict();
    const waitMs = Date.parse(asked_at ?? service_date) + ASK_AGAIN_MS - Date.parse(at);
    if (waitMs > 0) {
      throw new Problem(429, 'too_many_requests', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
    }
    return {
      change: { state_id, asked: asked + 1, asked_at: at },
      notice: {
        reloadState: true,
        show: true,
        title: service_name,
        body: device_name,
        ...(note !== null && { note }),
        type: 'warning',
        icon: full_path,
      },
    };
  });

/**
 * Checks that a request may follow another one, which was done a short time ago and not solved.
 * @throws Problem `not_found`; `request_state_conflict`.
 */
export async function checkFollowed(
  trx: Trx,
  device: SignedInDevice,
  { follows_id, service_id }: { follows_id: number; service_id: number },
  now: Date,
): Promise<void> {
  const { state_id, completed_at, ...row } = await ownRequest(trx, device, follows_id);
  const since = now.getTime() - Date.parse(completed_at ?? '');
  const isSolved = state_id !== RequestState.done || !(since <= NOT_SOLVED_MS);
  if (isSolved || row.service_id !== service_id) throw conflict();
}
