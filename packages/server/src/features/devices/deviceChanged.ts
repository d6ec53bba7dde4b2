import type { Trx } from '../../database/schema.ts';
import type { EventToRecord } from '../../live/eventLog.ts';
import { findManagedDevice } from './managedDeviceQueries.ts';

/** The event of a device that was added, changed or removed, with what it is once the event has its number. */
export function deviceChanged(
  trx: Trx,
  projectId: number,
  deviceId: number,
  now: Date,
  reloadState = false,
): EventToRecord {
  return async () => ({
    event: 'device.changed',
    payload: {
      device_id: deviceId,
      device: (await findManagedDevice(trx, projectId, deviceId, now)) ?? null,
    },
    notice: { reloadState },
  });
}
