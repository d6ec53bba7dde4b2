import { DASHBOARD_LIMIT } from '@concierge/contract/constants';
import { paths } from '@concierge/contract/paths';
import type { DashboardData, RequestFilter } from '@concierge/contract/requests';
import { OPEN_REQUEST_STATES } from '@concierge/contract/requestStates';
import { post } from '../../lib/http/http.ts';

export const dashboardApi = {
  /** Open requests, services and the counts per service (C5). */
  fetch: (projectId: number) => {
    const filter: RequestFilter = { 'state_id in': [...OPEN_REQUEST_STATES] };
    return post<DashboardData>(paths.dashboard(projectId), filter, {
      params: { limit: DASHBOARD_LIMIT, offset: 0 },
    });
  },
};
