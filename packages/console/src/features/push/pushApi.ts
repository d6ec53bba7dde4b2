import { paths } from '@concierge/contract/paths';
import type { PushKeyAnswer } from '@concierge/contract/push';
import { get, post } from '../../lib/http/http.ts';

export const pushApi = {
  key: () => get<PushKeyAnswer>(paths.pushKey()),
  subscribe: (projectId: number, subscription: PushSubscriptionJSON) =>
    post<unknown>(paths.pushSubscribe(projectId), subscription),
};
