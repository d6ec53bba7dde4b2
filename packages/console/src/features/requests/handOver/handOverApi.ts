import type { HandOverAnswer, HandOverBody } from '@concierge/contract/handOver';
import { staffPaths as paths } from '@concierge/contract/staffPaths';
import type { FilteringOptions } from '@concierge/contract/requests';
import { handOverPaths } from '@concierge/contract/handOverPaths';
import { get, post } from '../../../lib/http/http.ts';

export const handOverApi = {
  /** @param approver Who holds the request on screen: another one by now is a conflict. */
  takeOver: (projectId: number, requestId: number, approver: number) =>
    post<HandOverAnswer>(handOverPaths.requestTakeOver(projectId, requestId), {
      expected_approved_by: approver,
    }),
  handOver: (projectId: number, requestId: number, body: HandOverBody) =>
    post<HandOverAnswer>(handOverPaths.requestHandOver(projectId, requestId), body),
  giveBack: (projectId: number, requestId: number) =>
    post<HandOverAnswer>(handOverPaths.requestGiveBack(projectId, requestId)),
  /** The approver has opened it. */
  seen: (projectId: number, requestId: number) =>
    post<HandOverAnswer>(handOverPaths.requestSeen(projectId, requestId)),

  /** The users of the project, which only administrators may list, are options of the lists' filters. */
  colleagues: (projectId: number) => get<FilteringOptions>(paths.filteringOptions(projectId)),
};
