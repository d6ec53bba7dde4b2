import type { DeviceList } from '@concierge/contract/managedDevices';
import { staffPaths as paths } from '@concierge/contract/staffPaths';
import { get } from '../../lib/http/http.ts';
import { toDeviceQuery, type DeviceListCall } from './deviceQuery.ts';

export const devicesApi = {
  /** A page of the project's devices, revoked ones included. */
  list: (projectId: number, call: DeviceListCall) =>
    get<DeviceList>(paths.deviceList(projectId), { params: toDeviceQuery(call) }),

  /** The page that holds this one device; empty when there is none. */
  find: (projectId: number, id: number) =>
    get<DeviceList>(paths.deviceList(projectId), { params: { id, limit: 1 } }),
};
