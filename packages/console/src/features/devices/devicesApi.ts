import type {
  DeviceAnswer,
  DeviceCreateBody,
  DeviceKeyAnswer,
  DeviceList,
  DeviceUpdateBody,
  StayBody,
} from '@concierge/contract/managedDevices';
import { latePaths } from '@concierge/contract/latePaths';
import { get, post } from '../../lib/http/http.ts';

export const devicesApi = {
  /** Every device of the project, revoked ones included. */
  list: (projectId: number) => get<DeviceList>(latePaths.deviceList(projectId)),
  create: (projectId: number, body: DeviceCreateBody) =>
    post<DeviceKeyAnswer>(latePaths.deviceCreate(projectId), body),
  update: (projectId: number, id: number, body: DeviceUpdateBody) =>
    post<DeviceAnswer>(latePaths.deviceUpdate(projectId, id), body),
  rotate: (projectId: number, id: number) =>
    post<DeviceKeyAnswer>(latePaths.deviceRotate(projectId, id)),
  revoke: (projectId: number, id: number) =>
    post<DeviceAnswer>(latePaths.deviceRevoke(projectId, id)),
  beginStay: (projectId: number, id: number, body: StayBody) =>
    post<DeviceAnswer>(latePaths.deviceStay(projectId, id), body),
};
