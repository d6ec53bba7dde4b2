import type { DeviceRequest, DeviceRequestBody } from '@concierge/contract/devices';
import type { RequestCreateAnswer, RequestCreateBody } from '@concierge/contract/requests';
import type { RequestSource } from '@concierge/contract/requestSources';
import { RequestState } from '@concierge/contract/requestStates';
import { viewRequest } from '@concierge/contract/requestView';
import type { Service } from '@concierge/contract/services';
import { type Act, changeProject } from '../../act.ts';
import type { SignedInDevice } from '../../auth/access.ts';
import type { AppContext } from '../../context.ts';
import type { Trx } from '../../database/schema.ts';
import { oncePerKey, type KeyClaim } from '../../idempotency.ts';
import { type EventToRecord, changeInTransaction } from '../../live/eventLog.ts';
import { notFound, Problem } from '../../lib/problem.ts';
import { findDevice, getDeviceRequest, stayOf } from '../devices/deviceQueries.ts';
import { momentFor } from '../timeline/moments.ts';
import { findService } from '../services/serviceQueries.ts';
import { checkFollowed } from './guestChanges.ts';
import { insertHistory, insertRequest, readUpdate, requestForChange } from './requestQueries.ts';

interface Asked {
  project_id: number;
  device: { id: number; name: string; stay_id: number | null };
  service_id: number;
  note: string | null | undefined;
  source: RequestSource;
  /** Who entered it; null: the guest. */
  created_by: number | null;
  /** The request that was done and not solved. */
  follows_id?: number | undefined;
}

/**
 * The toast of a new request. Only names and the guest's own words, so that it reads the same in
 * every interface language.
 */
function noticeOf(service: Service, { device }: Asked, note: string | null) {
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

/** Adds the row, its first history entry and the event. @throws Problem `not_found` without the service. */
async function addRequest(
  trx: Trx,
  record: (event: EventToRecord) => void,
  now: Date,
  asked: Asked,
): Promise<{ id: number; service: Service }> {
  const { project_id, device, source, created_by, follows_id } = asked;
  const service = await findService(trx, project_id, asked.service_id);
  if (!service) throw notFound();
  const note = asked.note?.trim() || null;
  const about = { device_id: device.id, service_id: service.id };
  const at = await momentFor(trx, now, project_id, about);
  const row = { project_id, ...about, stay_id: device.stay_id, note, source, created_by };
  const id = await insertRequest(trx, {
    ...row,
    at,
    ...(follows_id !== undefined && { follows_id }),
  });
  await insertHistory(trx, {
    project_id,
    request_id: id,
    from_state: null,
    to_state: RequestState.waiting,
    user_id: created_by,
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
    notice: noticeOf(service, asked, note),
  }));
  return { id, service };
}

/**
 * Creates a guest's request.
 * @throws Problem `stay_changed` where another guest has come than the one who asks.
 */
export async function createRequest(
  { database, now, wake }: AppContext,
  device: SignedInDevice,
  { stay_id: expected, ...body }: DeviceRequestBody,
  claim: KeyClaim | null,
): Promise<DeviceRequest> {
  const { project_id } = device;
  return changeInTransaction(database, wake, project_id, async (trx, record) => {
    const stay_id = await stayOf(trx, device.id);
    if (expected !== undefined && expected !== stay_id) throw new Problem(409, 'stay_changed');
    // A key belongs to the stay: repeated in the next one, it reveals nothing of this one.
    const owned =
      claim && stay_id !== null ? { ...claim, owner: `${claim.owner}:${stay_id}` } : claim;
    return oncePerKey(trx, owned, now(), async () => {
      const { service_id, follows_id } = body;
      if (follows_id !== undefined) {
        await checkFollowed(trx, device, { follows_id, service_id }, now());
      }
      const { id } = await addRequest(trx, record, now(), {
        project_id,
        device: { ...device, stay_id },
        service_id,
        note: body.note,
        source: 'device',
        created_by: null,
        follows_id,
      });
      return getDeviceRequest(trx, project_id, device.id, id);
    });
  });
}

/** Enters a request for a guest, also in a room whose device has no tablet. @throws Problem `not_found`. */
export async function enterRequest(
  act: Act,
  { device_id, ...body }: RequestCreateBody,
  claim: KeyClaim | null,
): Promise<RequestCreateAnswer> {
  const { user, projectId: project_id, now } = act;
  return changeProject(act, async (trx, { audit, record }) => {
    const id = await oncePerKey(trx, claim, now(), async () => {
      const device = await findDevice(trx, project_id, device_id);
      if (!device) throw notFound();
      const asked = { project_id, device, note: undefined, ...body, created_by: user.id };
      const { id: entered, service } = await addRequest(trx, record, now(), asked);
      await audit({
        action: 'request.created',
        subject: {
          kind: 'request',
          id: entered,
          name: `${service.service_name}, ${device.name}`,
        },
        changes: [{ field: 'source', from: null, to: body.source }],
      });
      return entered;
    });
    const { row, actor } = await requestForChange(trx, user, id);
    return { request: viewRequest(row, actor) };
  });
}
