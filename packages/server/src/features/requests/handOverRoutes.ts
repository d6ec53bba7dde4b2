import { HandOverAnswer, HandOverBody, TakeOverBody } from '@concierge/contract/handOver';
import { paths } from '@concierge/contract/paths';
import { actOf } from '../../act.ts';
import type { AppContext } from '../../context.ts';
import { type Api, callsOf } from '../../lib/api.ts';
import { EmptyBody, ProjectItemParams, problems } from '../../lib/schemas.ts';
import { giveBack, handOver, markSeen, takeOver } from './handOverRequest.ts';

const { staffCall } = callsOf('Requests');
const response = { 200: HandOverAnswer, ...problems(409) };
const description =
  'A 409 carries the row as it now is (`current`) and who holds or finished it (`changedBy`).';

/** How an approved request gets another approver. */
export function handOverRoutes(app: Api, context: AppContext): void {
  app.post(
    paths.requestTakeOver(':projectId', ':id'),
    staffCall({
      operationId: 'takeOverRequest',
      summary: 'Take over a request: admins any, others only when its approver was deleted',
      description,
      params: ProjectItemParams,
      body: TakeOverBody,
      response,
    }),
    async (request) => takeOver(actOf(context, request), request.params.id, request.body),
  );

  app.post(
    paths.requestHandOver(':projectId', ':id'),
    staffCall({
      operationId: 'handOverRequest',
      summary: 'Make a colleague the approver of a request of one’s own',
      description,
      params: ProjectItemParams,
      body: HandOverBody,
      response,
    }),
    async (request) => handOver(actOf(context, request), request.params.id, request.body),
  );

  app.post(
    paths.requestGiveBack(':projectId', ':id'),
    staffCall({
      operationId: 'giveBackRequest',
      summary: 'Give a request back to who handed it over',
      description,
      params: ProjectItemParams,
      body: EmptyBody,
      response,
    }),
    async (request) => giveBack(actOf(context, request), request.params.id),
  );

  app.post(
    paths.requestSeen(':projectId', ':id'),
    staffCall({
      operationId: 'markRequestSeen',
      summary: 'Say that one has opened a request that a colleague handed over',
      description: 'Changes nothing for anyone but its approver, nor a second time.',
      params: ProjectItemParams,
      body: EmptyBody,
      response: { 200: HandOverAnswer },
    }),
    async (request) => markSeen(actOf(context, request), request.params.id),
  );
}
