import { type Part, project } from './projectPath.ts';

const user = (projectId: Part, userId: Part) => `${project(projectId)}/user/${userId}`;

/**
 * The addresses of specification §7 but those of devices, and of what is asked for in dialogs alone. The console
 * calls them with ids; the server registers them with `:projectId` and the like, so that both use the same
 * paths. Calls whose path the specification leaves open are under the project prefix.
 */
export const staffPaths = {
  login: () => '/api/login',
  logout: () => '/api/logout',
  auth: () => '/api/auth',
  changeLang: (lang: Part) => `/api/user/change-lang/${lang}`,
  serviceQuery: (projectId: Part) => `${project(projectId)}/service/query`,
  serviceCreate: (projectId: Part) => `${project(projectId)}/service/create`,
  serviceUpdate: (projectId: Part) => `${project(projectId)}/service/update`,
  serviceDelete: (projectId: Part) => `${project(projectId)}/service/delete`,
  icons: () => '/api/concierge/icons',
  requestQuery: (projectId: Part) => `${project(projectId)}/service/request/query`,
  requestUpdate: (projectId: Part, id: Part) =>
    `${project(projectId)}/service/request/${id}/update`,
  dashboard: (projectId: Part) => `${project(projectId)}/dashboard`,
  filteringOptions: (projectId: Part) => `${project(projectId)}/filtering-options`,
  messageQuery: (projectId: Part) => `${project(projectId)}/messages/query`,
  messageCreate: (projectId: Part) => `${project(projectId)}/message/create`,
  messageUpdate: (projectId: Part) => `${project(projectId)}/message/update`,
  messagePublish: (projectId: Part, messageId: Part) =>
    `${project(projectId)}/message/${messageId}/publish`,
  devices: (projectId: Part) => `${project(projectId)}/devices`,
  pushKey: () => '/api/push/key',
  pushSubscribe: (projectId: Part) => `/api/push/subscribe/${projectId}`,
  pushUnsubscribe: (projectId: Part) => `/api/push/unsubscribe/${projectId}`,
  live: (projectId: Part) => `${project(projectId)}/live`,
  locale: (language: Part, namespace: Part) => `/locales/${language}/${namespace}.json`,
  sessions: () => '/api/sessions',
  sessionsEndOthers: () => '/api/sessions/end-others',
  sessionEnd: (sessionId: Part) => `/api/sessions/${sessionId}/end`,
  messages: (projectId: Part) => `${project(projectId)}/messages`,
  deviceList: (projectId: Part) => `${project(projectId)}/device-list`,
  /** With `.csv` behind it, the whole trail as a file. */
  audit: (projectId: Part) => `${project(projectId)}/audit`,
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
