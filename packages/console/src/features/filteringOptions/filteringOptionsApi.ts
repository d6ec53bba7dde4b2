import { paths } from '@concierge/contract/paths';
import type { FilteringOptions } from '@concierge/contract/requests';
import { get } from '../../lib/http/http.ts';

export const filteringOptionsApi = {
  /** The devices, services and users that lists can be filtered by. */
  fetch: (projectId: number) => get<FilteringOptions>(paths.filteringOptions(projectId)),
};
