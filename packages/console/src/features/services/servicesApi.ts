import { paths } from '@concierge/contract/paths';
import type {
  Icon,
  Service,
  ServiceCreateBody,
  ServiceDeleteBody,
  ServiceUpdateBody,
} from '@concierge/contract/services';
import { get, post } from '../../lib/http/http.ts';

export const servicesApi = {
  list: (projectId: number) => get<Service[]>(paths.serviceQuery(projectId)),
  create: (projectId: number, body: ServiceCreateBody, idempotencyKey: string) =>
    post<unknown>(paths.serviceCreate(projectId), body, { idempotencyKey }),
  update: (projectId: number, body: ServiceUpdateBody) =>
    post<unknown>(paths.serviceUpdate(projectId), body),
  remove: (projectId: number, body: ServiceDeleteBody) =>
    post<unknown>(paths.serviceDelete(projectId), body),
  /** The images a service may carry, in groups. */
  icons: () => get<Icon[]>(paths.icons()),
};
