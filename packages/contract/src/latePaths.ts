import { project } from './startPaths.ts';

type Part = string | number;

/** What parts of the console call that are loaded late, and what devices call. */
export const latePaths = {
  sessions: () => '/api/sessions',
  sessionsEndOthers: () => '/api/sessions/end-others',
  sessionEnd: (sessionId: Part) => `/api/sessions/${sessionId}/end`,
  requestHistory: (projectId: Part, id: Part) =>
    `${project(projectId)}/service/request/${id}/history`,
  requestTakeOver: (projectId: Part, id: Part) =>
    `${project(projectId)}/service/request/${id}/take-over`,
  requestHandOver: (projectId: Part, id: Part) =>
    `${project(projectId)}/service/request/${id}/hand-over`,
  requestGiveBack: (projectId: Part, id: Part) =>
    `${project(projectId)}/service/request/${id}/give-back`,
  requestTimeline: (projectId: Part, id: Part) =>
    `${project(projectId)}/service/request/${id}/timeline`,
  staffNote: (projectId: Part, id: Part) => `${project(projectId)}/service/request/${id}/note`,
  staffNoteWithdraw: (projectId: Part, id: Part, noteId: Part) =>
    `${project(projectId)}/service/request/${id}/note/${noteId}/withdraw`,
  messages: (projectId: Part) => `${project(projectId)}/messages`,
  deviceList: (projectId: Part) => `${project(projectId)}/device-list`,
  deviceCreate: (projectId: Part) => `${project(projectId)}/device/create`,
  deviceUpdate: (projectId: Part, id: Part) => `${project(projectId)}/device/${id}/update`,
  deviceRotate: (projectId: Part, id: Part) => `${project(projectId)}/device/${id}/rotate`,
  deviceRevoke: (projectId: Part, id: Part) => `${project(projectId)}/device/${id}/revoke`,
  deviceStay: (projectId: Part, id: Part) => `${project(projectId)}/device/${id}/stay`,
  deviceStayUpdate: (projectId: Part, id: Part) => `${project(projectId)}/device/${id}/stay/update`,
  /** With `.csv` behind it, the whole trail as a file. */
  audit: (projectId: Part) => `${project(projectId)}/audit`,
  deviceRequests: () => '/api/device/requests',
  deviceServices: () => '/api/device/services',
  deviceMessages: () => '/api/device/messages',
  deviceMessageViewed: (messageId: Part) => `/api/device/messages/${messageId}/viewed`,
} as const;
