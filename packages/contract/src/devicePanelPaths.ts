import { type Part, project } from './projectPath.ts';

/** What admins do with devices: asked for with its dialogs, so these are loaded with those. */
export const devicePanelPaths = {
  deviceCreate: (projectId: Part) => `${project(projectId)}/device/create`,
  deviceUpdate: (projectId: Part, id: Part) => `${project(projectId)}/device/${id}/update`,
  deviceRotate: (projectId: Part, id: Part) => `${project(projectId)}/device/${id}/rotate`,
  deviceRevoke: (projectId: Part, id: Part) => `${project(projectId)}/device/${id}/revoke`,
  deviceStay: (projectId: Part, id: Part) => `${project(projectId)}/device/${id}/stay`,
  deviceStayUpdate: (projectId: Part, id: Part) => `${project(projectId)}/device/${id}/stay/update`,
} as const;
