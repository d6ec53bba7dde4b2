import type { BootData } from '@concierge/contract/bootData';
import type { UnknownAction } from 'redux';
import { positionKnown } from '../features/live/liveSlice.ts';
import { REQUEST_LIST_SHAPES, readRequestListCall } from '../features/requests/requestQuery.ts';
import { listFulfilled, listRequested } from '../features/requests/requestsSlice.ts';
import { dashboardFulfilled } from '../features/services/servicesSlice.ts';

/** What came with the page of a signed-in user, as if it had been loaded. */
export function bootActions(boot: BootData | null): UnknownAction[] {
  if (!boot?.user) return [];
  const { dashboard, waiting, live } = boot;
  const call = readRequestListCall(new URLSearchParams(), REQUEST_LIST_SHAPES.waiting);
  return [
    ...(dashboard ? [dashboardFulfilled(dashboard)] : []),
    ...(live ? [positionKnown(live)] : []),
    ...(waiting ? [listRequested(call), listFulfilled({ call, page: waiting })] : []),
  ];
}
