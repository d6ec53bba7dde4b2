import type { UnknownAction } from '@reduxjs/toolkit';
import { type SagaGenerator, call, put } from 'typed-redux-saga';
import { isAsked } from '../modal/changedMeanwhile.ts';
import type { FormState } from '../modal/formState.ts';
import { notifyProblem } from '../notify.ts';
import type { Problem } from './problem.ts';

/** Stores why an operation failed, and says so in a toast. */
export function* reject(
  problem: Problem,
  rejected: (problem: Problem) => UnknownAction,
  fallback: string,
): SagaGenerator<void> {
  yield* put(rejected(problem));
  yield* call(notifyProblem, problem, fallback);
}

/** The same for a form. What someone else changed as well is no failure: a dialog asks, unless the form was left. */
export function* rejectForm(
  problem: Problem,
  rejected: (problem: Problem) => UnknownAction,
  fallback: string,
  { left }: FormState,
): SagaGenerator<void> {
  if (isAsked(problem) && !left) yield* put(rejected(problem));
  else yield* reject(problem, rejected, fallback);
}
