import { startPaths } from '@concierge/contract/startPaths';
import type { PushKeyAnswer } from '@concierge/contract/push';
import { get, post } from '../../lib/http/http.ts';

export const pushApi = {
  key: () => get<PushKeyAnswer>(startPaths.pushKey()),
  subscribe: (projectId: number, subscription: PushSubscriptionJSON) =>
    post<unknown>(startPaths.pushSubscribe(projectId), subscription),
};
