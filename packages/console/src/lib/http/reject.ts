import type { UnknownAction } from 'redux';
import { type SagaGenerator, call, put } from 'typed-redux-saga';
import { isAsked } from '../modal/changedMeanwhile.ts';
import { notifyProblem } from '../notify.ts';
import type { Problem } from './problem.ts';

/**
 * Stores why an operation failed, and says so in a toast.
 * @param about What it should have been done to, e.g. the room of a request.
 */
export function* reject(
  problem: Problem,
  rejected: (problem: Problem) => UnknownAction,
  fallback: string,
  about?: string,
): SagaGenerator<void> {
  yield* put(rejected(problem));
  yield* call(notifyProblem, problem, fallback, about);
}

interface FormRejection {
  problem: Problem;
  rejected: (problem: Problem) => UnknownAction;
  /** What failed, for the toast. */
  failed: string;
  /** What it should have been done to. */
  about?: string | undefined;
  /** Whether the form was left, before the failure is stored. */
  left: boolean;
  /** Whether the open form says by itself why it failed; so it always does where someone else changed the same. */
  inPlace?: boolean;
}

/** The same for a form: with a toast where the form does not say it. */
export function* rejectForm({
  problem,
  rejected,
  failed,
  about,
  left,
  inPlace = isAsked(problem),
}: FormRejection): SagaGenerator<void> {
  yield* put(rejected(problem));
  if (left || !inPlace) yield* call(notifyProblem, problem, failed, about);
}
