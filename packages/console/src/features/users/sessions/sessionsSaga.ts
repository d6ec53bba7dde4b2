import {
  type SagaGenerator,
  call,
  put,
  select,
  takeEvery,
  takeLatest,
  takeLeading,
} from 'typed-redux-saga';
import { i18n } from '../../../lib/i18n/i18n.ts';
import { reject } from '../../../lib/http/reject.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { toProblem } from '../../../lib/http/problem.ts';
import { inProject } from '../../../lib/http/scope.ts';
import { load } from '../../../lib/list/listSaga.ts';
import { sessionsApi } from './sessionsApi.ts';
import {
  othersEndFulfilled,
  othersEndRejected,
  othersEndRequested,
  selectSessions,
  sessionEndFulfilled,
  sessionEndRejected,
  sessionEndRequested,
  sessionsFulfilled,
  sessionsRejected,
  sessionsRequested,
} from './sessionsSlice.ts';

/** The sessions that the dialog shows: the own ones, or those of the user it is about. */
function* listShown() {
  const { userId } = yield* select(selectSessions);
  if (userId === null) return yield* call(sessionsApi.list);
  return yield* inProject(sessionsApi.listOf, userId);
}

const sessions = {
  query: listShown,
  fulfilled: sessionsFulfilled,
  rejected: sessionsRejected,
};

function* endSession(id: string): SagaGenerator<void> {
  const { userId } = yield* select(selectSessions);
  try {
    if (userId === null) yield* call(sessionsApi.end, id);
    else yield* inProject(sessionsApi.endOf, userId, id);
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
  const { userId } = yield* select(selectSessions);
  try {
    if (userId === null) yield* call(sessionsApi.endOthers);
    else yield* inProject(sessionsApi.endAllOf, userId);
    yield* put(othersEndFulfilled());
    const ended = userId === null ? 'users:sessions.othersEnded' : 'users:sessions.of.allEnded';
    yield* call(notifySuccess, i18n.t(ended));
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
