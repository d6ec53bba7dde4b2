import { Readable } from 'node:stream';
import { Type } from 'typebox';
import { AuditCsvQuerystring, AuditPage, AuditQuerystring } from '@concierge/contract/audit';
import { paths } from '@concierge/contract/paths';
import type { AppContext } from '../../context.ts';
import { type Api, callsOf } from '../../lib/api.ts';
import { ProjectParams } from '../../lib/schemas.ts';
import { auditCsv, csvFormat } from './auditCsv.ts';
import { listAudit, readAudit } from './auditQueries.ts';

const { adminCall } = callsOf('Audit trail');

const ENTRIES_PER_READ = 500;

/** Who did what, for admins. Nothing but the server itself adds entries. */
export function auditRoutes(app: Api, { database: { reader }, now }: AppContext): void {
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

  app.get(
    `${paths.audit(':projectId')}.csv`,
    adminCall({
      operationId: 'downloadAudit',
      summary: 'The audit trail as CSV, newest first, however long it is',
      description:
        'The first column is the time in `timezone` as spreadsheets read it; `at` is the instant in UTC.',
      params: ProjectParams,
      querystring: AuditCsvQuerystring,
      response: {
        200: {
          description: 'A header and a line for each entry, in UTF-8.',
          content: { 'text/csv': { schema: Type.Unsafe<Readable>({ type: 'string' }) } },
        },
      },
    }),
    async (request, reply) => {
      const { separator, timezone, ...filter } = request.query;
      const format = csvFormat(separator, timezone);
      const day = format.localTime(now().toISOString()).slice(0, 10);
      const entries = readAudit(reader, request.params.projectId, filter, ENTRIES_PER_READ);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="audit-${day}.csv"`)
        .send(Readable.from(auditCsv(entries, format)));
    },
  );
}
