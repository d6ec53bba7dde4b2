import { paths } from '@concierge/contract/paths';
import { refTo } from '@concierge/contract/refs';
import { FilteringOptions } from '@concierge/contract/requests';
import { currentUser } from '../../auth/access.ts';
import type { AppContext } from '../../context.ts';
import { type Api, callsOf } from '../../lib/api.ts';
import { ProjectParams } from '../../lib/schemas.ts';
import { listDevices } from '../devices/deviceQueries.ts';
import { listDeletedServices, listServices } from '../services/serviceQueries.ts';
import { listUsers } from '../users/userQueries.ts';

const { staffCall } = callsOf('Requests');

export function filteringOptionRoutes(app: Api, { db }: AppContext): void {
  app.get(
    paths.filteringOptions(':projectId'),
    staffCall({
      operationId: 'getFilteringOptions',
      summary: 'What lists may be filtered by',
      params: ProjectParams,
      response: { 200: refTo(FilteringOptions) },
    }),
    async (request) => {
      const { projectId } = request.params;
      const { lang } = currentUser(request);
      const devices = await listDevices(db, projectId, lang, { revoked: true });
      const services = await listServices(db, projectId, lang);
      const deleted = await listDeletedServices(db, projectId, lang);
      const users = await listUsers(db, projectId, lang);
      return {
        devices: devices.map(({ id, name }) => ({ id, label: name })),
        services: [
          ...services.map(({ id, service_name }) => ({ id, label: service_name })),
          ...deleted.map(({ service_id, service_name }) => ({
            id: service_id,
            label: service_name,
            deleted: true,
          })),
        ],
        users: users.map(({ id, username }) => ({ id, label: username })),
      };
    },
  );
}
