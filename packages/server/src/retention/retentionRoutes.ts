import { RetentionAnswer, RetentionPreview, RetentionUpdateBody } from '@concierge/contract/house';
import { mergeFields } from '@concierge/contract/mergeFields';
import { paths } from '@concierge/contract/paths';
import { actorOf } from '../auth/access.ts';
import { requireConfirmed } from '../auth/confirmation.ts';
import type { AppContext } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { type Api, callsOf } from '../lib/api.ts';
import { ProjectParams, problems } from '../lib/schemas.ts';
import { countExpired, findRetention, listRuns, setRetention } from './projectRetention.ts';

const { adminCall } = callsOf('Project');

export function retentionRoutes(
  app: Api,
  { db, database: { reader }, now }: Pick<AppContext, 'db' | 'database' | 'now'>,
): void {
  const answer = async (projectId: number) => ({
    months: await findRetention(db, projectId),
    runs: await listRuns(db, projectId),
  });

  app.get(
    paths.retention(':projectId'),
    adminCall({
      operationId: 'getRetention',
      summary: 'For how many months the project keeps what is finished, and what was deleted last',
      params: ProjectParams,
      response: { 200: RetentionAnswer },
    }),
    async (request) => answer(request.params.projectId),
  );

  app.post(
    paths.retentionUpdate(':projectId'),
    adminCall({
      operationId: 'setRetention',
      summary: 'Set for how many months the project keeps what is finished; 0: forever',
      params: ProjectParams,
      body: RetentionUpdateBody,
      response: { 200: RetentionAnswer, ...problems(409) },
    }),
    async (request) => {
      requireConfirmed(request, now());
      const { projectId } = request.params;
      const by = actorOf(request);
      await inTransaction(db, (trx) => setRetention(trx, projectId, request.body, by, now()));
      return answer(projectId);
    },
  );

  app.post(
    paths.retentionPreview(':projectId'),
    adminCall({
      operationId: 'previewRetention',
      summary: 'Count what would be deleted with these months; nothing is',
      params: ProjectParams,
      body: RetentionUpdateBody,
      response: { 200: RetentionPreview },
    }),
    async (request) => {
      const { projectId } = request.params;
      const { was, ...sent } = request.body;
      const { values } = mergeFields(sent, await findRetention(reader, projectId), was);
      return countExpired(reader, projectId, values, now());
    },
  );
}
