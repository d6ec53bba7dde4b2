import { paths } from '@concierge/contract/paths';
import { refTo } from '@concierge/contract/refs';
import { DashboardData, DashboardQuerystring, RequestFilter } from '@concierge/contract/requests';
import { inLanguage } from '@concierge/contract/serviceNames';
import { OPEN_REQUEST_STATES } from '@concierge/contract/requestStates';
import { currentUser } from '../../auth/access.ts';
import type { AppContext } from '../../context.ts';
import { type Api, callsOf } from '../../lib/api.ts';
import { ProjectParams } from '../../lib/schemas.ts';
import { countOpen, longestWaiting, listRequests } from '../requests/requestLists.ts';
import { listDeletedServices, listServices } from '../services/serviceQueries.ts';
import { serviceIdsOf } from '../users/userQueries.ts';
import type { Connection } from '../../database/schema.ts';

const OPEN: RequestFilter = { 'state_id in': [...OPEN_REQUEST_STATES] };

const { staffCall } = callsOf('Dashboard');

export function dashboardRoutes(app: Api, context: AppContext): void {
  const { names } = context;
  const { reader } = context.database;
  app.post(
    paths.dashboard(':projectId'),
    staffCall(
      {
        operationId: 'getDashboard',
        summary: 'Open requests, services and the count of open requests per service',
        description:
          'Without a state filter the requests are the waiting and approved ones. `done_since` adds how many were completed since.',
        params: ProjectParams,
        querystring: DashboardQuerystring,
        body: refTo(RequestFilter),
        response: { 200: refTo(DashboardData) },
      },
      { bodyErrorCode: 'invalid_filter' },
    ),
    async (request) => {
      const { projectId } = request.params;
      const user = currentUser(request);
      const filter = { ...OPEN, ...request.body };
      const { done_since, ...page } = request.query;
      const requests = await listRequests(context, user, { ...page, filter });
      // First what the events count from; what is read later they only repeat.
      const counts = await countOpen(reader, projectId, done_since);
      const longest_waiting = await longestWaiting(reader, projectId);
      const mine = await serviceIdsOf(reader, projectId, user.id);
      const named = await names.read('service', projectId, user.lang);
      const listed = await listServices(reader, projectId, named);
      const services = listed.map(({ id, ...service }) => ({
        ...inLanguage(service, user.lang),
        service_id: id,
        request_count: counts.grouped[id] ?? 0,
        is_service_admin: mine.has(id),
      }));
      const deleted_services = await listDeletedServices(reader, projectId, named);
      const setup = await countSetup(reader, projectId);
      return {
        requests,
        services,
        ...counts,
        longest_waiting,
        deleted_services,
        setup,
        admin_of: [...mine],
      };
    },
  );
}

/** How many devices and users the project has. */
async function countSetup(db: Connection, projectId: number): Promise<DashboardData['setup']> {
  const { devices, users } = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('device')
        .select((device) => device.fn.countAll<number>().as('count'))
        .where('project_id', '=', projectId)
        .where('deleted_at', 'is', null)
        .as('devices'),
      eb
        .selectFrom('app_user')
        .select((user) => user.fn.countAll<number>().as('count'))
        .where('project_id', '=', projectId)
        .where('deleted_at', 'is', null)
        .as('users'),
    ])
    .executeTakeFirstOrThrow();
  return { devices: devices ?? 0, users: users ?? 0 };
}
