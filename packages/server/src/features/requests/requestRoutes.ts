import { Type } from 'typebox';
import { paths } from '@concierge/contract/paths';
import { refTo } from '@concierge/contract/refs';
import {
  RequestCreateAnswer,
  RequestCreateBody,
  RequestFilter,
  RequestHistoryEntry,
  RequestPage,
  RequestQuerystring,
  RequestUpdateAnswer,
  RequestUpdateBody,
} from '@concierge/contract/requests';
import { actOf } from '../../act.ts';
import { currentUser } from '../../auth/access.ts';
import type { AppContext } from '../../context.ts';
import { CreatingHeaders, claimOf } from '../../idempotency.ts';
import { type Api, callsOf } from '../../lib/api.ts';
import { notFound } from '../../lib/problem.ts';
import { ProjectItemParams, ProjectParams, problems } from '../../lib/schemas.ts';
import { changeRequestState } from './changeRequestState.ts';
import { enterRequest } from './createRequest.ts';
import { listRequests } from './requestLists.ts';
import { findRequest, listHistory } from './requestQueries.ts';

const { staffCall } = callsOf('Requests');

export function requestRoutes(app: Api, context: AppContext): void {
  const { db } = context;

  app.post(
    paths.requestQuery(':projectId'),
    staffCall(
      {
        operationId: 'listRequests',
        summary: 'A page of requests, filtered and sorted',
        description:
          'Keys of the filter are the specification’s, and `id =` for the one request an address names.',
        params: ProjectParams,
        querystring: RequestQuerystring,
        body: refTo(RequestFilter),
        response: { 200: RequestPage },
      },
      { bodyErrorCode: 'invalid_filter' },
    ),
    async (request) =>
      listRequests(context, currentUser(request), {
        ...request.query,
        filter: request.body,
      }),
  );

  app.post(
    paths.requestCreate(':projectId'),
    staffCall({
      operationId: 'enterRequest',
      summary: 'Enter a request for a guest',
      description:
        'For any device and service of the project; also for a room whose device never had a tablet.',
      params: ProjectParams,
      headers: CreatingHeaders,
      body: RequestCreateBody,
      response: { 201: RequestCreateAnswer, ...problems(409) },
    }),
    async (request) => {
      const user = currentUser(request);
      const claim = claimOf(request, user.project_id, `user:${user.id}`);
      return enterRequest(actOf(context, request), request.body, claim);
    },
  );

  app.post(
    paths.requestUpdate(':projectId', ':id'),
    staffCall({
      operationId: 'updateRequest',
      summary: 'Put a request into another state, with an optional note to its device',
      description:
        'A 409 carries the row as it now is (`current`) and who made it so (`changedBy`).',
      params: ProjectItemParams,
      body: RequestUpdateBody,
      response: { 200: RequestUpdateAnswer, ...problems(409) },
    }),
    async (request) => changeRequestState(actOf(context, request), request.params.id, request.body),
  );

  app.get(
    paths.requestHistory(':projectId', ':id'),
    staffCall({
      operationId: 'listRequestHistory',
      summary: 'Every state a request has had',
      description: 'For audits and integrations; the console does not show it.',
      params: ProjectItemParams,
      response: { 200: Type.Array(refTo(RequestHistoryEntry)) },
    }),
    async (request) => {
      const { projectId, id } = request.params;
      if (!(await findRequest(db, projectId, id))) throw notFound();
      return listHistory(db, projectId, id);
    },
  );
}
