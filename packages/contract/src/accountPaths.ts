import { type Part, project } from './projectPath.ts';

const userSessions = (projectId: Part, userId: Part) =>
  `${project(projectId)}/user/${userId}/sessions`;

/** The project's rules for passwords and the sessions of its users: asked for in dialogs, so loaded with them. */
export const accountPaths = {
  passwordPolicy: (projectId: Part) => `${project(projectId)}/password-policy`,
  passwordPolicyUpdate: (projectId: Part) => `${project(projectId)}/password-policy/update`,
  userSessions,
  userSessionsEnd: (projectId: Part, userId: Part) => `${userSessions(projectId, userId)}/end`,
  userSessionEnd: (projectId: Part, userId: Part, sessionId: Part) =>
    `${userSessions(projectId, userId)}/${sessionId}/end`,
} as const;
