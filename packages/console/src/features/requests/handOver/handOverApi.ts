import type { HandOverAnswer, HandOverBody } from '@concierge/contract/handOver';
import { paths } from '@concierge/contract/paths';
import type { FilteringOptions } from '@concierge/contract/requests';
import { get, post } from '../../../lib/http/http.ts';

export const handOverApi = {
  /** @param approver Who holds the request on screen: another one by now is a conflict. */
  takeOver: (projectId: number, requestId: number, approver: number) =>
    post<HandOverAnswer>(paths.requestTakeOver(projectId, requestId), {
      expected_approved_by: approver,
    }),
  handOver: (projectId: number, requestId: number, body: HandOverBody) =>
    post<HandOverAnswer>(paths.requestHandOver(projectId, requestId), body),
  giveBack: (projectId: number, requestId: number) =>
    post<HandOverAnswer>(paths.requestGiveBack(projectId, requestId)),
  /** The approver has opened it. */
  seen: (projectId: number, requestId: number) =>
    post<HandOverAnswer>(paths.requestSeen(projectId, requestId)),

  /** The users of the project, which only administrators may list, are options of the lists' filters. */
  colleagues: (projectId: number) => get<FilteringOptions>(paths.filteringOptions(projectId)),
};
