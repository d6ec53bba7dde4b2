import { latePaths } from '@concierge/contract/latePaths';
import type { User, UserCreateBody, UserService, UserUpdateBody } from '@concierge/contract/users';
import { get, post } from '../../lib/http/http.ts';

export const usersApi = {
  list: (projectId: number) => get<User[]>(latePaths.users(projectId)),
  create: (projectId: number, body: UserCreateBody, idempotencyKey: string) =>
    post<unknown>(latePaths.userCreate(projectId), body, { idempotencyKey }),
  update: (projectId: number, body: UserUpdateBody) =>
    post<unknown>(latePaths.userUpdate(projectId, body.id), body),
  remove: (projectId: number, userId: number) =>
    post<unknown>(latePaths.userDelete(projectId), { id: userId }),

  /** The services a user is assigned to. */
  services: (projectId: number, userId: number) =>
    get<UserService[]>(latePaths.userServices(projectId, userId)),
  assign: (projectId: number, userId: number, service: UserService) =>
    post<unknown>(latePaths.userServicesCreate(projectId, userId), { services: [service] }),
  unassign: (projectId: number, userId: number, service: UserService) =>
    post<unknown>(latePaths.userServicesDelete(projectId, userId), { services: [service] }),
};
