import { type Part, project } from './projectPath.ts';

/** Hand-over, notes and timeline of a request: asked for with its dialog, so these are loaded with that. */
export const handOverPaths = {
  requestHistory: (projectId: Part, id: Part) =>
    `${project(projectId)}/service/request/${id}/history`,
  requestTakeOver: (projectId: Part, id: Part) =>
    `${project(projectId)}/service/request/${id}/take-over`,
  requestHandOver: (projectId: Part, id: Part) =>
    `${project(projectId)}/service/request/${id}/hand-over`,
  requestGiveBack: (projectId: Part, id: Part) =>
    `${project(projectId)}/service/request/${id}/give-back`,
  requestSeen: (projectId: Part, id: Part) => `${project(projectId)}/service/request/${id}/seen`,
  requestTimeline: (projectId: Part, id: Part) =>
    `${project(projectId)}/service/request/${id}/timeline`,
  staffNote: (projectId: Part, id: Part) => `${project(projectId)}/service/request/${id}/note`,
  staffNoteWithdraw: (projectId: Part, id: Part, noteId: Part) =>
    `${project(projectId)}/service/request/${id}/note/${noteId}/withdraw`,
} as const;
