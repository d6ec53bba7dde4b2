import { type SagaGenerator, call, select } from 'typed-redux-saga';
import { localProblem } from './problem.ts';

/** What of the store decides the project of a call. */
interface Scope {
  auth: { user: { project_id: number } | null };
}

/**
 * Makes a call of the API in the signed-in user's project. Without one it is rejected without a call.
 */
export function* inProject<Answer>(
  send: (projectId: number) => Promise<Answer>,
): SagaGenerator<Answer> {
  const projectId = yield* select(({ auth }: Scope) => auth.user?.project_id);
  if (!projectId) throw localProblem('Project ID not found', 'no_project');
  return yield* call(send, projectId);
}

/** The user a call is about; without one the operation is rejected without a call. */
export function requireUserId(userId: number | null | undefined): number {
  if (!userId) throw localProblem('User ID not found', 'no_user');
  return userId;
}
