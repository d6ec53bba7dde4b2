import { devicePanelPaths as paths } from '@concierge/contract/devicePanelPaths';
import type {
  DeviceAnswer,
  DeviceCreateBody,
  DeviceKeyAnswer,
  DeviceUpdateBody,
  StayBody,
} from '@concierge/contract/managedDevices';
import { post } from '../../lib/http/http.ts';

export const deviceCommandsApi = {
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
