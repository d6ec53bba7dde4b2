import { paths } from '@concierge/contract/paths';
import type { User, UserCreateBody, UserService, UserUpdateBody } from '@concierge/contract/users';
import { get, post } from '../../lib/http/http.ts';

export const usersApi = {
  list: (projectId: number) => get<User[]>(paths.users(projectId)),
  create: (projectId: number, body: UserCreateBody, idempotencyKey: string) =>
    post<unknown>(paths.userCreate(projectId), body, { idempotencyKey }),
  update: (projectId: number, body: UserUpdateBody) =>
    post<User>(paths.userUpdate(projectId, body.id), body),
  remove: (projectId: number, userId: number) =>
    post<unknown>(paths.userDelete(projectId), { id: userId }),

  /** The services a user is assigned to. */
  services: (projectId: number, userId: number) =>
    get<UserService[]>(paths.userServices(projectId, userId)),
  assign: (projectId: number, userId: number, service: UserService) =>
    post<unknown>(paths.userServicesCreate(projectId, userId), { services: [service] }),
  unassign: (projectId: number, userId: number, service: UserService) =>
    post<unknown>(paths.userServicesDelete(projectId, userId), { services: [service] }),
};
