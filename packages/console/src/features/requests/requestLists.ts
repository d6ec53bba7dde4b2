import { OPEN_REQUEST_STATES, RequestState } from '@concierge/contract/requestStates';
import type { RequestColumn } from '@concierge/ui';

/** The four lists under /requests, in the order of the menu. */
export const REQUEST_LISTS = ['waiting', 'approved', 'canceled', 'done'] as const;
export type RequestListName = (typeof REQUEST_LISTS)[number];

/** What may narrow a list; also the parameter's name in the address bar. */
export type RequestFilterName = 'device_id' | 'service_id' | 'approved_by' | 'canceled_by';

/** What one list shows, by specification §2. */
export interface RequestListShape {
  states: readonly RequestState[];
  columns: readonly RequestColumn[];
  filters: readonly RequestFilterName[];
}

export const DEFAULT_COLUMNS = [
  'status',
  'service_date',
  'device_name',
  'service_name',
  'note',
] as const satisfies readonly RequestColumn[];

export const REQUEST_LIST_SHAPES: Readonly<Record<RequestListName, RequestListShape>> = {
  waiting: {
    states: [RequestState.waiting],
    columns: DEFAULT_COLUMNS,
    filters: ['device_id', 'service_id'],
  },
  approved: {
    states: [RequestState.approved],
    columns: [
      'service_date',
      'device_name',
      'service_name',
      'approved_by_name',
      'approved_at',
      'note',
    ],
    filters: ['device_id', 'service_id', 'approved_by'],
  },
  canceled: {
    states: [RequestState.canceled],
    columns: [
      'service_date',
      'device_name',
      'service_name',
      'canceled_by_name',
      'canceled_at',
      'note',
    ],
    filters: ['device_id', 'service_id', 'canceled_by'],
  },
  done: {
    states: [RequestState.done],
    columns: [
      'service_date',
      'device_name',
      'service_name',
      'approved_by_name',
      'approved_at',
      'completed_by_name',
      'completed_at',
      'note',
    ],
    filters: ['device_id', 'service_id', 'approved_by'],
  },
};

/** The open requests of one service, as the dashboard's detail shows them (C3). */
export const SERVICE_DETAIL_SHAPE: RequestListShape = {
  states: OPEN_REQUEST_STATES,
  columns: ['status', 'service_date', 'device_name', 'approved_by_name', 'note'],
  filters: [],
};
