import type { LivePosition } from '@concierge/contract/live';
import type { DashboardData, ServiceRequest } from '@concierge/contract/requests';
import type { Dispatch } from '@reduxjs/toolkit';
import type { RequestListCall } from '../features/requests/requestListAddress.ts';
import { positionKnown } from '../features/live/liveSlice.ts';
import { listFulfilled, listRequested } from '../features/requests/requestsSlice.ts';
import { dashboardFulfilled } from '../features/services/servicesSlice.ts';
import type { ListAnswer } from '../lib/list/listState.ts';

/** What the API answered to the server for the first view of a page. */
export interface ViewAnswers {
  /** Without the requests themselves, which no card shows. */
  dashboard?: DashboardData;
  requests?: ListAnswer<RequestListCall, ServiceRequest>;
  /** The events these answers know of; the live connection tells of all that follow. */
  live?: LivePosition;
}

/** Fills the areas of whoever is signed in as their sagas would, on the server and in the browser alike. */
export function fillAreas(dispatch: Dispatch, { dashboard, requests, live }: ViewAnswers): void {
  if (dashboard) dispatch(dashboardFulfilled(dashboard));
  if (live) dispatch(positionKnown(live));
  if (requests) {
    dispatch(listRequested(requests.call));
    dispatch(listFulfilled(requests));
  }
}
