import type { UnknownAction } from '@reduxjs/toolkit';
import { type SagaGenerator, call, put } from 'typed-redux-saga';
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
