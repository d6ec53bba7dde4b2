import type { DeviceList } from '@concierge/contract/managedDevices';
import { staffPaths as paths } from '@concierge/contract/staffPaths';
import { get } from '../../lib/http/http.ts';

export const devicesApi = {
  /** Every device of the project, revoked ones included. */
  list: (projectId: number) => get<DeviceList>(paths.deviceList(projectId)),
};
