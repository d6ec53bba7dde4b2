import { AuditPage, AuditQuerystring } from '@concierge/contract/audit';
import { paths } from '@concierge/contract/paths';
import type { AppContext } from '../../context.ts';
import { type Api, callsOf } from '../../lib/api.ts';
import { ProjectParams } from '../../lib/schemas.ts';
import { listAudit } from './auditQueries.ts';

const { adminCall } = callsOf('Audit trail');

/** Who did what, for admins. Nothing but the server itself adds entries. */
export function auditRoutes(app: Api, { database: { reader } }: AppContext): void {
  app.get(
    paths.audit(':projectId'),
    adminCall({
      operationId: 'listAudit',
      summary: 'A page of the audit trail, newest first',
      description: 'For older entries repeat the call with `before`, the `next` of this answer.',
      params: ProjectParams,
      querystring: AuditQuerystring,
      response: { 200: AuditPage },
    }),
    async (request) => {
      const { before, limit, ...filter } = request.query;
      return listAudit(reader, request.params.projectId, filter, { before, limit });
    },
  );
}
