/** What stands in an address: a value, or its name as `:projectId`. */
export type Part = string | number;

export const project = (projectId: Part): string => `/api/concierge/project/${projectId}`;
