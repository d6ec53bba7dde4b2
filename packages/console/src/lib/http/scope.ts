import { localProblem } from './problem.ts';

/** The project a call is made in; without one the operation is rejected without a call (A7). */
export function requireProjectId(projectId: number | null | undefined): number {
  if (!projectId) throw localProblem('Project ID not found');
  return projectId;
}

/** The user a call is about; without one the operation is rejected without a call (A7). */
export function requireUserId(userId: number | null | undefined): number {
  if (!userId) throw localProblem('User ID not found');
  return userId;
}
