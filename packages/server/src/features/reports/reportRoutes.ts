import { paths } from '@concierge/contract/paths';
import { refTo } from '@concierge/contract/refs';
import { Report, ReportQuerystring } from '@concierge/contract/reports';
import { currentUser } from '../../auth/access.ts';
import type { AppContext } from '../../context.ts';
import { type Api, callsOf } from '../../lib/api.ts';
import { ProjectParams } from '../../lib/schemas.ts';
import { readReport } from './readReport.ts';

const { adminCall } = callsOf('Reports');

export function reportRoutes(app: Api, context: AppContext): void {
  app.get(
    paths.report(':projectId'),
    adminCall({
      operationId: 'getReport',
      summary:
        'The numbers of some days: how many requests came, how they ended and how long it took',
      description:
        'Days are those of the project’s timezone, at most 366. Each count is the `totalCount` of the list of requests that its filter gives, as long as retention has not deleted any; what it has deleted stays counted.',
      params: ProjectParams,
      querystring: ReportQuerystring,
      response: { 200: refTo(Report) },
    }),
    async (request) => readReport(context, currentUser(request), request.query),
  );
}
