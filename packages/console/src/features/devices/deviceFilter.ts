import type { DeviceFilter } from './deviceRows.ts';

const STATES = ['online', 'offline'] as const;

/** The address without a filter. */
export const NO_FILTER = { search: null, group: null, state: null } as const;

/** Reads the filter from the address bar. */
export function readDeviceFilter(params: URLSearchParams): DeviceFilter {
  const wanted = params.get('state');
  return {
    search: params.get('search') ?? '',
    group: params.get('group'),
    state: STATES.find((state) => state === wanted) ?? null,
  };
}
