import type { FastifyError, FastifyRequest } from 'fastify';
import {
  ManyAnswer,
  ManyHandOverBody,
  type ManyResult,
  ManyStatesBody,
} from '@concierge/contract/manyRequests';
import { paths } from '@concierge/contract/paths';
import type { ServiceRequest } from '@concierge/contract/requests';
import { actOf } from '../../act.ts';
import type { AppContext } from '../../context.ts';
import { type Api, callsOf } from '../../lib/api.ts';
import { bodyOf, logFailure, toProblem } from '../../lib/errors.ts';
import type { Problem } from '../../lib/problem.ts';
import { ProjectParams } from '../../lib/schemas.ts';
import { changeRequestState } from './changeRequestState.ts';
import { handOver } from './handOverRequest.ts';

const { staffCall } = callsOf('Requests');
const response = { 200: ManyAnswer };
const description =
  'Each request is changed by itself, as the call for one does it, and has its own answer: the request as it now is, or the problem that kept it as it was.';

/**
 * Changes one request after the other. A failure of the server ends it: the requests that were not tried have the same
 * problem, or the whole call has it where none was changed.
 */
async function changeEach<Item extends { id: number }>(
  call: FastifyRequest,
  items: readonly Item[],
  change: (item: Item) => Promise<{ request: ServiceRequest }>,
): Promise<ManyAnswer> {
  const results: ManyResult[] = [];
  let failure: Problem | undefined;
  for (const item of items) {
    const { id } = item;
    if (failure) {
      results.push({ id, problem: bodyOf(failure) });
      continue;
    }
    try {
      // oxlint-disable-next-line no-await-in-loop -- one transaction after the other, as by one hand
      const { request } = await change(item);
      results.push({ id, request });
    } catch (error) {
      const problem = toProblem(error as FastifyError | Problem, call);
      if (problem.status >= 500) {
        if (!results.some(({ request }) => request)) throw error;
        logFailure(call, problem, error);
        failure = problem;
      }
      results.push({ id, problem: bodyOf(problem) });
    }
  }
  return { results };
}

/** What is done with several requests at once. */
export function manyRoutes(app: Api, context: AppContext): void {
  app.post(
    paths.requestsUpdate(':projectId'),
    staffCall({
      operationId: 'updateRequests',
      summary: 'Put several requests into another state, with an optional note to their devices',
      description,
      params: ProjectParams,
      body: ManyStatesBody,
      response,
    }),
    async (request) => {
      const { requests, ...body } = request.body;
      const act = actOf(context, request);
      return changeEach(request, requests, async ({ id, ...seen }) =>
        changeRequestState(act, id, { ...body, ...seen }),
      );
    },
  );

  app.post(
    paths.requestsHandOver(':projectId'),
    staffCall({
      operationId: 'handOverRequests',
      summary: 'Make a colleague the approver of several requests of one’s own',
      description,
      params: ProjectParams,
      body: ManyHandOverBody,
      response,
    }),
    async (request) => {
      const { ids, ...body } = request.body;
      const act = actOf(context, request);
      const requests = ids.map((id) => ({ id }));
      return changeEach(request, requests, async ({ id }) => handOver(act, id, body));
    },
  );
}
