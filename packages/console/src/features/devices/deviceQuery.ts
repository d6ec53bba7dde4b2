import { DEVICE_LIST_STATES, DEVICES_PAGE_SIZE, TEXT_LIMITS } from '@concierge/contract/constants';
import type { DeviceListQuerystring } from '@concierge/contract/managedDevices';
import { readListAddress, readText } from '../../lib/list/listAddress.ts';

/** What of the devices is shown; it is in the address. */
export interface DeviceFilter {
  search: string;
  group: string | null;
  state: (typeof DEVICE_LIST_STATES)[number] | null;
}

/** Everything that decides which devices are on screen. */
export interface DeviceListCall extends DeviceFilter {
  limit: number;
  offset: number;
}

/** The address without a filter, on its first page. */
export const NO_FILTER = { search: null, group: null, state: null, offset: null } as const;

/** Reads the list's call from the address bar. */
export function readDeviceListCall(params: URLSearchParams): DeviceListCall {
  const { limit, offset } = readListAddress(params, {
    limit: DEVICES_PAGE_SIZE,
    columns: ['name'],
    orderBy: 'name',
    direction: 'ASC',
  });
  const wanted = params.get('state');
  return {
    limit,
    offset,
    search: readText(params, 'search', TEXT_LIMITS.search),
    group: readText(params, 'group', TEXT_LIMITS.deviceGroup) || null,
    state: DEVICE_LIST_STATES.find((state) => state === wanted) ?? null,
  };
}

export const toDeviceQuery = (call: DeviceListCall): DeviceListQuerystring => {
  const { limit, offset, search, group, state } = call;
  return {
    limit,
    offset,
    ...(search !== '' && { search }),
    ...(group !== null && { group }),
    ...(state !== null && { state }),
  };
};
