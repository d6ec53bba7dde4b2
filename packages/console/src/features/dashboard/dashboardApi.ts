import { DASHBOARD_LIMIT } from '@concierge/contract/constants';
import { paths } from '@concierge/contract/paths';
import type { DashboardData, RequestFilter } from '@concierge/contract/requests';
import { OPEN_REQUEST_STATES } from '@concierge/contract/requestStates';
import { startOfToday } from '../../lib/startOfToday.ts';
import { post } from '../../lib/http/http.ts';

const OPEN: RequestFilter = { 'state_id in': [...OPEN_REQUEST_STATES] };

const query = (projectId: number, limit: number) =>
  post<DashboardData>(paths.dashboard(projectId), OPEN, {
    params: { limit, offset: 0, done_since: startOfToday() },
  });

export const dashboardApi = {
  /** Open requests, services and the counts per service. */
  fetch: (projectId: number) => query(projectId, DASHBOARD_LIMIT),
  /** Services and counts, with as few requests as the server allows. */
  counts: (projectId: number) => query(projectId, 1),
};
