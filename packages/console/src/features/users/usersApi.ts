import { userPaths } from '@concierge/contract/userPaths';
import type { User, UserCreateBody, UserService, UserUpdateBody } from '@concierge/contract/users';
import { get, post } from '../../lib/http/http.ts';

export const usersApi = {
  list: (projectId: number) => get<User[]>(userPaths.users(projectId)),
  create: (projectId: number, body: UserCreateBody, idempotencyKey: string) =>
    post<unknown>(userPaths.userCreate(projectId), body, { idempotencyKey }),
  update: (projectId: number, body: UserUpdateBody) =>
    post<unknown>(userPaths.userUpdate(projectId, body.id), body),
  remove: (projectId: number, userId: number) =>
    post<unknown>(userPaths.userDelete(projectId), { id: userId }),

  /** The services a user is assigned to. */
  services: (projectId: number, userId: number) =>
    get<UserService[]>(userPaths.userServices(projectId, userId)),
  assign: (projectId: number, userId: number, service: UserService) =>
    post<unknown>(userPaths.userServicesCreate(projectId, userId), { services: [service] }),
  unassign: (projectId: number, userId: number, service: UserService) =>
    post<unknown>(userPaths.userServicesDelete(projectId, userId), { services: [service] }),
};
