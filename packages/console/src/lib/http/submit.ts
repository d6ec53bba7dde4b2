import type { UnknownAction } from 'redux';
import { type SagaGenerator, call, put, select } from 'typed-redux-saga';
import { isAsked } from '../modal/changedMeanwhile.ts';
import { type Forms, type Refusal, type Subject, isLeft } from '../modal/formState.ts';
import { notifyProblem, notifySuccess } from '../notify.ts';
import { type Problem, toProblem } from './problem.ts';

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

/** What a form sends, and which actions store the outcome. */
interface Submission<State> {
  subject: Subject;
  /** The forms of its slice. */
  forms: (state: State) => Forms;
  rejected: (refusal: Refusal) => UnknownAction;
  /** What failed, for the toast. */
  failed: string;
  /** What it should have been done to. */
  about?: string | undefined;
  /** Whether the open form says by itself why it failed; so it always does where someone else changed the same. */
  inPlace?: (problem: Problem) => boolean;
}

/** The same for a form: with a toast where the form does not say it, or was left. */
export function* rejectForm<State>(
  problem: Problem,
  { subject, forms, rejected, failed, about, inPlace = isAsked }: Submission<State>,
): SagaGenerator<void> {
  const left = isLeft(yield* select(forms), subject);
  yield* put(rejected({ subject, problem }));
  if (left || !inPlace(problem)) yield* call(notifyProblem, problem, failed, about);
}

/**
 * Makes the call of a form.
 * @param send Returns what a toast says, if one is needed.
 */
export function* submit<State>(
  send: () => SagaGenerator<string | null>,
  form: Submission<State> & { fulfilled: (subject: Subject) => UnknownAction },
): SagaGenerator<void> {
  try {
    const done = yield* send();
    yield* put(form.fulfilled(form.subject));
    if (done !== null) yield* call(notifySuccess, done, form.failed, form.about);
  } catch (error) {
    yield* rejectForm(toProblem(error), form);
  }
}
