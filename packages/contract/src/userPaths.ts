import { project } from './startPaths.ts';

type Part = string | number;

const user = (projectId: Part, userId: Part) => `${project(projectId)}/user/${userId}`;

/** What the screen of users calls. */
export const userPaths = {
  userCreate: (projectId: Part) => `${project(projectId)}/user/create`,
  userUpdate: (projectId: Part, userId: Part) => `${user(projectId, userId)}/update`,
  userDelete: (projectId: Part) => `${project(projectId)}/user/delete`,
  users: (projectId: Part) => `${project(projectId)}/users`,
  userServices: (projectId: Part, userId: Part) => `${user(projectId, userId)}/services`,
  userServicesCreate: (projectId: Part, userId: Part) =>
    `${user(projectId, userId)}/services/create`,
  userServicesDelete: (projectId: Part, userId: Part) =>
    `${user(projectId, userId)}/services/delete`,
} as const;
