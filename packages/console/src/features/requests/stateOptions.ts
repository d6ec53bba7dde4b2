import { hasCanceled, type Actor } from '@concierge/contract/requestRules';
import type { ServiceRequest } from '@concierge/contract/requests';
import { REQUEST_STATES, RequestState } from '@concierge/contract/requestStates';

/** Why a state cannot be chosen now; each has its text in `requests:reply.reasons`. */
export type RefusalReason = 'current' | 'canceledByYou' | 'final' | 'notApprover' | 'notFromHere';

export interface StateOption {
  state: RequestState;
  allowed: boolean;
  reason: RefusalReason | null;
}

/**
 * The four state buttons of the reply modal. Which of them are enabled is decided by the server and
 * comes with the row; this only gives the reason for the others.
 */
export function stateOptions(request: ServiceRequest, actor: Pick<Actor, 'id'>): StateOption[] {
  return REQUEST_STATES.map((state) => {
    const allowed = request.allowed_states.includes(state);
    return { state, allowed, reason: allowed ? null : refusalOf(request, actor, state) };
  });
}

function refusalOf(
  request: ServiceRequest,
  actor: Pick<Actor, 'id'>,
  state: RequestState,
): RefusalReason {
  if (state === request.state_id) return 'current';
  if (hasCanceled(request, actor)) return 'canceledByYou';
  if (request.state_id === RequestState.canceled || request.state_id === RequestState.done) {
    return 'final';
  }
  const movesOn = state === RequestState.canceled || state === RequestState.done;
  return request.state_id === RequestState.approved && movesOn ? 'notApprover' : 'notFromHere';
}
