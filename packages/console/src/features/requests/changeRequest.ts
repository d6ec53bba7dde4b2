import { isolated } from '@concierge/contract/isolated';
import type { ServiceRequest } from '@concierge/contract/requests';
import { type SagaGenerator, put, select } from 'typed-redux-saga';
import { type Problem, toProblem } from '../../lib/http/problem.ts';
import { requestAnswered, selectLastEventOf } from './requestsSlice.ts';

/** Someone else changed the request first. */
export interface Conflict {
  /** As it now is. */
  request: ServiceRequest;
  /** Who did; null when that is unknown. */
  changedBy: string | null;
}

interface Outcome {
  conflict?: Conflict;
  problem?: Problem;
}

/** What toasts call a request by. */
export const nameOf = (request: Pick<ServiceRequest, 'device_name' | 'service_name'>): string =>
  [request.device_name, request.service_name].map(isolated).join(' · ');

/**
 * Shows the request as an answer has it, unless an event about it has come since `before`: that may be newer, and the one
 * of the change itself comes as well.
 */
export function* showAnswer(request: ServiceRequest, before: number): SagaGenerator<void> {
  if ((yield* select(selectLastEventOf, request.id)) === before) {
    yield* put(requestAnswered(request));
  }
}

/**
 * Makes a call that changes a request, and shows the request as the answer has it where it is on screen: another one
 * that was opened meanwhile stays as it is.
 */
export function* changeRequest(
  { id }: ServiceRequest,
  send: () => SagaGenerator<{ request: ServiceRequest }>,
): SagaGenerator<Outcome> {
  const before = yield* select(selectLastEventOf, id);
  try {
    yield* showAnswer((yield* send()).request, before);
    return {};
  } catch (error) {
    const problem = toProblem(error);
    const { errorCode, current, changedBy = null } = problem;
    if (errorCode !== 'request_state_conflict' || !current) return { problem };
    // The server's own row: the contract says what a conflict carries.
    const request = current as ServiceRequest;
    yield* showAnswer(request, before);
    return { conflict: { request, changedBy } };
  }
}
