import type { DeviceRequest, DeviceRequestBody } from '@concierge/contract/devices';
import { RequestState } from '@concierge/contract/requestStates';
import type { Service } from '@concierge/contract/services';
import type { SignedInDevice } from '../../auth/access.ts';
import type { AppContext } from '../../context.ts';
import { oncePerKey, type KeyClaim } from '../../idempotency.ts';
import { changeInTransaction } from '../../live/eventLog.ts';
import { notFound, Problem } from '../../lib/problem.ts';
import { getDeviceRequest, stayOf } from '../devices/deviceQueries.ts';
import { momentFor } from '../timeline/moments.ts';
import { findService } from '../services/serviceQueries.ts';
import { checkFollowed } from './guestChanges.ts';
import { insertHistory, insertRequest, readUpdate } from './requestQueries.ts';

/**
 * The toast of a new request. Only names and the guest's own words, so that it reads the same in
 * every interface language.
 */
function noticeOf(service: Service, device: SignedInDevice, note: string | null) {
  return {
    reloadState: true,
    show: true,
    title: service.service_name,
    body: device.name,
    ...(note === null ? {} : { note }),
    type: 'info',
    icon: service.full_path,
  } as const;
}

/**
 * Creates a guest's request: the row, its first history entry and the event.
 * @throws Problem `stay_changed` where another guest has come than the one who asks.
 */
export async function createRequest(
  { database, now, wake }: AppContext,
  device: SignedInDevice,
  body: DeviceRequestBody,
  claim: KeyClaim | null,
): Promise<DeviceRequest> {
  const { project_id } = device;
  return changeInTransaction(database, wake, project_id, async (trx, record) => {
    const stay_id = await stayOf(trx, device.id);
    if (body.stay_id !== undefined && body.stay_id !== stay_id) {
      throw new Problem(409, 'stay_changed');
    }
    // A key belongs to the stay: repeated in the next one, it reveals nothing of this one.
    const owned =
      claim && stay_id !== null ? { ...claim, owner: `${claim.owner}:${stay_id}` } : claim;
    return oncePerKey(trx, owned, now(), async () => {
      const { service_id, follows_id } = body;
      const service = await findService(trx, project_id, service_id);
      if (!service) throw notFound();
      if (follows_id !== undefined) {
        await checkFollowed(trx, device, { follows_id, service_id }, now());
      }
      const note = body.note?.trim() || null;
      const about = { device_id: device.id, service_id: service.id };
      const at = await momentFor(trx, now(), project_id, about);
      const id = await insertRequest(trx, {
        project_id,
        service_id: service.id,
        device_id: device.id,
        stay_id,
        note,
        at,
        ...(follows_id !== undefined && { follows_id }),
      });
      await insertHistory(trx, {
        project_id,
        request_id: id,
        from_state: null,
        to_state: RequestState.waiting,
        user_id: null,
        note: null,
        created_at: at,
      });
      record(async () => ({
        event: 'request.created',
        payload: {
          id,
          service_id: service.id,
          state_id: RequestState.waiting,
          update: await readUpdate(trx, project_id, id, null),
        },
        notice: noticeOf(service, device, note),
      }));
      return getDeviceRequest(trx, project_id, device.id, id);
    });
  });
}
