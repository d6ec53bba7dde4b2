import { Type } from 'typebox';
import { paths } from '@concierge/contract/paths';
import { refTo } from '@concierge/contract/refs';
import {
  Service,
  ServiceCreateBody,
  ServiceDeleteBody,
  ServiceUpdateBody,
} from '@concierge/contract/services';
import { actOf } from '../../act.ts';
import { currentUser } from '../../auth/access.ts';
import type { AppContext } from '../../context.ts';
import { type Api, callsOf } from '../../lib/api.ts';
import { CreatingHeaders, claimOf } from '../../idempotency.ts';
import { NoContent, ProjectParams, problems } from '../../lib/schemas.ts';
import { changeService, createService, removeService } from './changeServices.ts';
import { listServices } from './serviceQueries.ts';

const { adminCall, staffCall } = callsOf('Services');

export function serviceRoutes(app: Api, context: AppContext): void {
  app.get(
    paths.serviceQuery(':projectId'),
    staffCall({
      operationId: 'listServices',
      summary: 'The services of the project',
      params: ProjectParams,
      response: { 200: Type.Array(refTo(Service)) },
    }),
    async (request) => {
      const { project_id, lang } = currentUser(request);
      const names = await context.names.read('service', project_id, lang);
      return listServices(context.database.reader, project_id, names);
    },
  );

  app.post(
    paths.serviceCreate(':projectId'),
    adminCall({
      operationId: 'createService',
      summary: 'Add a service',
      params: ProjectParams,
      headers: CreatingHeaders,
      body: ServiceCreateBody,
      response: { 201: refTo(Service), ...problems(409) },
    }),
    async (request) => {
      const { projectId } = request.params;
      const claim = claimOf(request, projectId, `user:${currentUser(request).id}`);
      return createService(actOf(context, request), request.body, claim);
    },
  );

  app.post(
    paths.serviceUpdate(':projectId'),
    adminCall({
      operationId: 'updateService',
      summary: 'Change a service',
      params: ProjectParams,
      body: ServiceUpdateBody,
      response: { 200: refTo(Service), ...problems(409) },
    }),
    async (request) => changeService(actOf(context, request), request.body),
  );

  app.post(
    paths.serviceDelete(':projectId'),
    adminCall({
      operationId: 'deleteService',
      summary: 'Delete a service; its requests keep its name',
      params: ProjectParams,
      body: ServiceDeleteBody,
      response: { 204: NoContent },
    }),
    async (request) => {
      await removeService(actOf(context, request), request.body.service_id);
    },
  );
}
