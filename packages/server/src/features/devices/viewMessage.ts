import type { DeviceMessage } from '@concierge/contract/devices';
import type { SignedInDevice } from '../../auth/access.ts';
import type { AppContext } from '../../context.ts';
import { changeInTransaction } from '../../live/eventLog.ts';
import { notFound } from '../../lib/problem.ts';
import { findDeviceMessage, markViewed, requestIdOf } from './deviceQueries.ts';

/** Marks a message as viewed by the guest; viewing it again changes nothing. */
export async function viewMessage(
  { database, now, wake }: AppContext,
  device: SignedInDevice,
  messageId: number,
): Promise<DeviceMessage> {
  const { project_id } = device;
  return changeInTransaction(database, wake, project_id, async (trx, record) => {
    const find = () => findDeviceMessage(trx, project_id, device.id, messageId);
    if (!(await find())) throw notFound();
    const viewed_at = await markViewed(trx, project_id, device.id, messageId, now());
    if (viewed_at !== undefined) {
      const request_id = await requestIdOf(trx, messageId);
      const viewed = { message_id: messageId, device_serial_id: device.serial_id, viewed_at };
      record({
        event: 'message.viewed',
        payload: { ...viewed, ...(request_id === null ? {} : { request_id }) },
      });
    }
    const message = await find();
    if (!message) throw notFound();
    return message;
  });
}
