type Part = string | number;

/** What is in front of the calls of a project. */
export const project = (projectId: Part): string => `/api/concierge/project/${projectId}`;

/** What every page of the console may call. */
export const startPaths = {
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
} as const;
