import { RequestState } from '@concierge/contract/requestStates';
import { type Reader, type SharedRequest, viewRequest } from '@concierge/contract/requestView';
import { Problem } from '../../lib/problem.ts';

type ErrorCode = 'request_state_conflict' | 'request_transition_refused';

/** Who brought the request into its state, or holds it now; `null` for a waiting one. */
function changedByOf(row: SharedRequest): string | null {
  return {
    [RequestState.waiting]: null,
    [RequestState.approved]: row.approved_by_name,
    [RequestState.canceled]: row.canceled_by_name,
    [RequestState.done]: row.completed_by_name,
  }[row.state_id];
}

/** The refusal of a change, with the current row and who changed it. */
export function refusal(errorCode: ErrorCode, row: SharedRequest, actor: Reader): Problem {
  const changedBy = changedByOf(row);
  return new Problem(409, errorCode, {
    current: viewRequest(row, actor),
    ...(changedBy === null ? {} : { changedBy }),
  });
}
