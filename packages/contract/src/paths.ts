/** What stands in an address: a value, or its name as `:projectId`. */
type Part = string | number;

const project = (projectId: Part) => `/api/concierge/project/${projectId}`;
const user = (projectId: Part, userId: Part) => `${project(projectId)}/user/${userId}`;
const userSessions = (projectId: Part, userId: Part) => `${user(projectId, userId)}/sessions`;

/**
 * Every address of the API: those of specification §7, and those it leaves open, which are under the project
 * prefix. Consoles and tablets call them with ids; the server registers them with `:projectId` and the like, so that
 * all use the same paths.
 */
export const paths = {
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
  requestCreate: (projectId: Part) => `${project(projectId)}/service/request/create`,
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
  /** The own password, given again for what an open console must not be enough for. */
  confirm: () => '/api/confirm',
  sessions: () => '/api/sessions',
  sessionsEndOthers: () => '/api/sessions/end-others',
  sessionEnd: (sessionId: Part) => `/api/sessions/${sessionId}/end`,
  messages: (projectId: Part) => `${project(projectId)}/messages`,
  deviceList: (projectId: Part) => `${project(projectId)}/device-list`,
  audit: (projectId: Part) => `${project(projectId)}/audit`,
  /** A whole list as a file, beside the call that has its pages. */
  csv: (list: string) => `${list}/csv`,
  userCreate: (projectId: Part) => `${project(projectId)}/user/create`,
  userUpdate: (projectId: Part, userId: Part) => `${user(projectId, userId)}/update`,
  userDelete: (projectId: Part) => `${project(projectId)}/user/delete`,
  users: (projectId: Part) => `${project(projectId)}/users`,
  userServices: (projectId: Part, userId: Part) => `${user(projectId, userId)}/services`,
  userServicesCreate: (projectId: Part, userId: Part) =>
    `${user(projectId, userId)}/services/create`,
  userServicesDelete: (projectId: Part, userId: Part) =>
    `${user(projectId, userId)}/services/delete`,

  // Hand-over, notes and timeline of a request.
  requestHistory: (projectId: Part, id: Part) =>
    `${project(projectId)}/service/request/${id}/history`,
  requestTakeOver: (projectId: Part, id: Part) =>
    `${project(projectId)}/service/request/${id}/take-over`,
  requestHandOver: (projectId: Part, id: Part) =>
    `${project(projectId)}/service/request/${id}/hand-over`,
  requestsUpdate: (projectId: Part) => `${project(projectId)}/service/requests/update`,
  requestsHandOver: (projectId: Part) => `${project(projectId)}/service/requests/hand-over`,
  requestGiveBack: (projectId: Part, id: Part) =>
    `${project(projectId)}/service/request/${id}/give-back`,
  requestSeen: (projectId: Part, id: Part) => `${project(projectId)}/service/request/${id}/seen`,
  requestTimeline: (projectId: Part, id: Part) =>
    `${project(projectId)}/service/request/${id}/timeline`,
  staffNote: (projectId: Part, id: Part) => `${project(projectId)}/service/request/${id}/note`,
  staffNoteWithdraw: (projectId: Part, id: Part, noteId: Part) =>
    `${project(projectId)}/service/request/${id}/note/${noteId}/withdraw`,

  // The project's rules for passwords, and the sessions of its users.
  passwordPolicy: (projectId: Part) => `${project(projectId)}/password-policy`,
  passwordPolicyUpdate: (projectId: Part) => `${project(projectId)}/password-policy/update`,
  userSessions,
  userSessionsEnd: (projectId: Part, userId: Part) => `${userSessions(projectId, userId)}/end`,
  userSessionEnd: (projectId: Part, userId: Part, sessionId: Part) =>
    `${userSessions(projectId, userId)}/${sessionId}/end`,

  // The project: its name and timezone, how long it keeps what is finished, and its numbers.
  house: (projectId: Part) => `${project(projectId)}/house`,
  houseUpdate: (projectId: Part) => `${project(projectId)}/house/update`,
  retention: (projectId: Part) => `${project(projectId)}/retention`,
  retentionUpdate: (projectId: Part) => `${project(projectId)}/retention/update`,
  retentionPreview: (projectId: Part) => `${project(projectId)}/retention/preview`,
  report: (projectId: Part) => `${project(projectId)}/report`,

  // What admins do with devices.
  deviceCreate: (projectId: Part) => `${project(projectId)}/device/create`,
  deviceCreateMany: (projectId: Part) => `${project(projectId)}/device/create-many`,
  deviceUpdate: (projectId: Part, id: Part) => `${project(projectId)}/device/${id}/update`,
  deviceRotate: (projectId: Part, id: Part) => `${project(projectId)}/device/${id}/rotate`,
  deviceRevoke: (projectId: Part, id: Part) => `${project(projectId)}/device/${id}/revoke`,
  deviceStay: (projectId: Part, id: Part) => `${project(projectId)}/device/${id}/stay`,
  deviceStayUpdate: (projectId: Part, id: Part) => `${project(projectId)}/device/${id}/stay/update`,

  // What devices call.
  device: () => '/api/device',
  deviceLive: () => '/api/device/live',
  deviceRequests: () => '/api/device/requests',
  deviceRequestCancel: (id: Part) => `/api/device/requests/${id}/cancel`,
  deviceRequestAskAgain: (id: Part) => `/api/device/requests/${id}/ask-again`,
  deviceServices: () => '/api/device/services',
  deviceMessages: () => '/api/device/messages',
  deviceMessageViewed: (messageId: Part) => `/api/device/messages/${messageId}/viewed`,
} as const;
