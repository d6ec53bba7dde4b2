import { startPaths } from '@concierge/contract/startPaths';
import type {
  Icon,
  Service,
  ServiceCreateBody,
  ServiceDeleteBody,
  ServiceUpdateBody,
} from '@concierge/contract/services';
import { get, post } from '../../lib/http/http.ts';

export const servicesApi = {
  list: (projectId: number) => get<Service[]>(startPaths.serviceQuery(projectId)),
  create: (projectId: number, body: ServiceCreateBody, idempotencyKey: string) =>
    post<unknown>(startPaths.serviceCreate(projectId), body, { idempotencyKey }),
  update: (projectId: number, body: ServiceUpdateBody) =>
    post<unknown>(startPaths.serviceUpdate(projectId), body),
  remove: (projectId: number, body: ServiceDeleteBody) =>
    post<unknown>(startPaths.serviceDelete(projectId), body),
  /** The images a service may carry, in groups. */
  icons: () => get<Icon[]>(startPaths.icons()),
};
