import type {
  DeviceAnswer,
  DeviceCreateBody,
  DeviceKeyAnswer,
  DeviceList,
  DeviceUpdateBody,
  StayBody,
} from '@concierge/contract/managedDevices';
import { paths } from '@concierge/contract/paths';
import { get, post } from '../../lib/http/http.ts';
import { toDeviceQuery, type DeviceListCall } from './deviceQuery.ts';

export const devicesApi = {
  /** A page of the project's devices, revoked ones included. */
  list: (projectId: number, call: DeviceListCall) =>
    get<DeviceList>(paths.deviceList(projectId), { params: toDeviceQuery(call) }),

  /** The page that holds this one device; empty when there is none. */
  find: (projectId: number, id: number) =>
    get<DeviceList>(paths.deviceList(projectId), { params: { id, limit: 1 } }),

  create: (projectId: number, body: DeviceCreateBody) =>
    post<DeviceKeyAnswer>(paths.deviceCreate(projectId), body),
  update: (projectId: number, id: number, body: DeviceUpdateBody) =>
    post<DeviceAnswer>(paths.deviceUpdate(projectId, id), body),
  rotate: (projectId: number, id: number) =>
    post<DeviceKeyAnswer>(paths.deviceRotate(projectId, id)),
  revoke: (projectId: number, id: number) => post<DeviceAnswer>(paths.deviceRevoke(projectId, id)),
  beginStay: (projectId: number, id: number, body: StayBody) =>
    post<DeviceAnswer>(paths.deviceStay(projectId, id), body),
};
