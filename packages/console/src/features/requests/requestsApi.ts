import { paths } from '@concierge/contract/paths';
import type {
  RequestPage,
  RequestUpdateAnswer,
  RequestUpdateBody,
} from '@concierge/contract/requests';
import { post } from '../../lib/http/http.ts';
import { toRequestQuery, type RequestListCall } from './requestQuery.ts';

export const requestsApi = {
  query: (projectId: number, call: RequestListCall) => {
    const { filter, query } = toRequestQuery(call);
    return post<RequestPage>(paths.requestQuery(projectId), filter, { params: query });
  },

  /** The page that holds this one request, whatever its state; empty when there is none. */
  find: (projectId: number, id: number) =>
    post<RequestPage>(paths.requestQuery(projectId), { 'id =': id }, { params: { limit: 1 } }),

  /** Puts a request in another state; a note is sent to the device as a message. */
  update: (projectId: number, requestId: number, body: RequestUpdateBody) =>
    post<RequestUpdateAnswer>(paths.requestUpdate(projectId, requestId), body),
};
