import {
  type SagaGenerator,
  call,
  put,
  takeEvery,
  takeLatest,
  takeLeading,
} from 'typed-redux-saga';
import { i18n } from '../../lib/i18n/i18n.ts';
import { reject } from '../../lib/http/reject.ts';
import { notifySuccess } from '../../lib/notify.ts';
import { toProblem } from '../../lib/http/problem.ts';
import { addLateFeature } from '../../lib/lazy/lateFeatures.ts';
import { load } from '../../lib/list/listSaga.ts';
import { sessionsApi } from './sessionsApi.ts';
import {
  othersEndFulfilled,
  othersEndRejected,
  othersEndRequested,
  sessionEndFulfilled,
  sessionEndRejected,
  sessionEndRequested,
  sessionsFulfilled,
  sessionsReducer,
  sessionsRejected,
  sessionsRequested,
} from './sessionsSlice.ts';

const sessions = {
  query: () => call(sessionsApi.list),
  fulfilled: sessionsFulfilled,
  rejected: sessionsRejected,
};

function* endSession(id: string): SagaGenerator<void> {
  try {
    yield* call(sessionsApi.end, id);
  } catch (error) {
    const problem = toProblem(error);
    // Over already: that is what was wanted.
    if (problem.status !== 404) {
      const rejected = () => sessionEndRejected({ id });
      yield* reject(problem, rejected, i18n.t('users:sessions.error.end'));
      return;
    }
  }
  yield* put(sessionEndFulfilled({ id }));
  yield* call(notifySuccess, i18n.t('users:sessions.ended'));
}

function* endOthers(): SagaGenerator<void> {
  try {
    yield* call(sessionsApi.endOthers);
    yield* put(othersEndFulfilled());
    yield* call(notifySuccess, i18n.t('users:sessions.othersEnded'));
  } catch (error) {
    const rejected = () => othersEndRejected();
    yield* reject(toProblem(error), rejected, i18n.t('users:sessions.error.end'));
  }
}

export function* sessionsSaga(): SagaGenerator<void> {
  yield* takeLatest(sessionsRequested, () => load(sessions));
  yield* takeEvery(sessionEndRequested, ({ payload }) => endSession(payload.id));
  yield* takeLeading(othersEndRequested, endOthers);
}

/** Adds the sessions to the store. */
export function addSessions(): void {
  addLateFeature({ name: 'sessions', reducer: sessionsReducer, saga: sessionsSaga });
}
