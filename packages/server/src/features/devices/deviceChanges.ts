import type { DeviceMessage, DeviceRequest, DeviceRequestBody } from '@concierge/contract/devices';
import { RequestState } from '@concierge/contract/requestStates';
import type { SignedInDevice } from '../../auth/devices.ts';
import type { AppContext } from '../../context.ts';
import { oncePerKey, type KeyClaim } from '../../database/oncePerKey.ts';
import { changeInTransaction } from '../../live/eventLog.ts';
import { requestNotice } from '../../live/requestNotice.ts';
import { notFound } from '../../lib/problem.ts';
import { insertHistory, insertRequest } from '../requests/requestQueries.ts';
import { findService } from '../services/serviceQueries.ts';
import { findDeviceMessage, getDeviceRequest, markViewed } from './deviceQueries.ts';

/** A guest asks for a service: the request, its first history entry and the event (K4, I3). */
export async function createRequest(
  { db, now, wake }: AppContext,
  device: SignedInDevice,
  body: DeviceRequestBody,
  claim: KeyClaim | null,
): Promise<DeviceRequest> {
  const { project_id } = device;
  return changeInTransaction(db, wake, (trx, record) =>
    oncePerKey(trx, claim, now(), async () => {
      const service = await findService(trx, project_id, body.service_id);
      if (!service) throw notFound();
      const note = body.note?.trim() || null;
      const at = now().toISOString();
      const id = await insertRequest(trx, {
        project_id,
        service_id: service.id,
        device_id: device.id,
        note,
        at,
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
      record(project_id, {
        event: 'request.created',
        payload: { id, service_id: service.id, state_id: RequestState.waiting },
        notice: requestNotice({ ...service, device_name: device.name, note }),
      });
      return getDeviceRequest(trx, project_id, device.id, id);
    }),
  );
}

/** A guest has seen a message. Seeing it again changes nothing. */
export async function viewMessage(
  { db, now, wake }: AppContext,
  device: SignedInDevice,
  messageId: number,
): Promise<DeviceMessage> {
  const { project_id } = device;
  return changeInTransaction(db, wake, async (trx, record) => {
    const find = () => findDeviceMessage(trx, project_id, device.id, messageId);
    if (!(await find())) throw notFound();
    const at = now().toISOString();
    if (await markViewed(trx, project_id, device.id, messageId, at)) {
      record(project_id, {
        event: 'message.viewed',
        payload: { message_id: messageId, device_serial_id: device.serial_id },
      });
    }
    const message = await find();
    if (!message) throw notFound();
    return message;
  });
}
