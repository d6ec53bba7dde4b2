import type { UnknownAction } from '@reduxjs/toolkit';
import { type SagaGenerator, call, put } from 'typed-redux-saga';
import { toProblem, type Problem } from '../http/problem.ts';
import { notifyProblem } from '../notify.ts';

/** Where the data of an area of the store comes from, and which actions store the outcome. */
interface Area<Data> {
  query: () => SagaGenerator<Data>;
  fulfilled: (data: Data) => UnknownAction;
  rejected: (problem: Problem) => UnknownAction;
  /** For a failure that is also told by a toast: its text where the server gives none. */
  failureText?: () => string;
}

/** Loads an area for a user, who is told when it fails. */
export function* load<Data>(area: Area<Data>): SagaGenerator<void> {
  try {
    yield* put(area.fulfilled(yield* area.query()));
  } catch (error) {
    const problem = toProblem(error);
    yield* put(area.rejected(problem));
    if (area.failureText) yield* call(notifyProblem, problem, area.failureText());
  }
}

/**
 * Loads an area in place, for a live event. A failure leaves what is on screen; the connection's own
 * sign tells that it may be old.
 */
export function* refresh<Data>({
  query,
  fulfilled,
}: Pick<Area<Data>, 'query' | 'fulfilled'>): SagaGenerator<void> {
  try {
    yield* put(fulfilled(yield* query()));
  } catch (error) {
    toProblem(error);
  }
}
