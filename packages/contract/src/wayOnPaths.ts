import { type Part, project } from './projectPath.ts';

/** How a request goes on, and what happened to it: asked for with its dialog, so these are loaded with that. */
export const wayOnPaths = {
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
} as const;
