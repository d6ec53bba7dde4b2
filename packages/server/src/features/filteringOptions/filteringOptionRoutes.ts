import { paths } from '@concierge/contract/paths';
import { refTo } from '@concierge/contract/refs';
import { FilteringOptions } from '@concierge/contract/requests';
import { currentUser } from '../../auth/access.ts';
import type { AppContext } from '../../context.ts';
import { type Api, callsOf } from '../../lib/api.ts';
import { ProjectParams } from '../../lib/schemas.ts';
import type { NamedTable } from '../../names/namedRows.ts';
import { listDeletedServices } from '../services/serviceQueries.ts';

const { staffCall } = callsOf('Requests');

export function filteringOptionRoutes(app: Api, { database, names }: AppContext): void {
  app.get(
    paths.filteringOptions(':projectId'),
    staffCall({
      operationId: 'getFilteringOptions',
      summary: 'What lists may be filtered by',
      params: ProjectParams,
      response: { 200: refTo(FilteringOptions) },
    }),
    async (request) => {
      const { project_id, lang } = currentUser(request);
      const options = async (table: NamedTable) => {
        const { listed } = await names.read(table, project_id, lang);
        return listed.map(({ id, name }) => ({ id, label: name }));
      };
      const services = await names.read('service', project_id, lang);
      const deleted = await listDeletedServices(database.reader, project_id, services);
      return {
        devices: await options('device'),
        services: [
          ...(await options('service')),
          ...deleted.map(({ service_id, service_name }) => ({
            id: service_id,
            label: service_name,
            deleted: true,
          })),
        ],
        users: await options('app_user'),
      };
    },
  );
}
