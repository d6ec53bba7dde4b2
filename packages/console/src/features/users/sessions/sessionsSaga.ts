import { isolated } from '@concierge/contract/isolated';
import { paths } from '@concierge/contract/paths';
import type { Session } from '@concierge/contract/sessions';
import { type SagaGenerator, call, put, takeLatest } from 'typed-redux-saga';
import { get, post } from '../../../lib/http/http.ts';
import { i18n } from '../../../lib/i18n/i18n.ts';
import { reject } from '../../../lib/http/submit.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { type Problem, toProblem } from '../../../lib/http/problem.ts';
import { inProject } from '../../../lib/http/scope.ts';
import { load } from '../../../lib/list/listSaga.ts';
import { takeLeadingPer } from '../../../lib/takeLeadingPer.ts';
import {
  othersEndFulfilled,
  othersEndRejected,
  othersEndRequested,
  sessionEndFulfilled,
  sessionEndRejected,
  sessionEndRequested,
  sessionsFulfilled,
  sessionsRejected,
  sessionsRequested,
  type SessionToEnd,
  type SessionsToEnd,
} from './sessionsSlice.ts';

type Owner = SessionToEnd['userId'];

/** The own sessions, or those of another user. */
const sessionsOf = (userId: Owner) => ({
  query: function* query() {
    if (userId === null) return yield* call(() => get<Session[]>(paths.sessions(), 'length'));
    return yield* inProject((project) =>
      get<Session[]>(paths.userSessions(project, userId), 'length'),
    );
  },
  fulfilled: (sessions: Session[]) => sessionsFulfilled({ userId, sessions }),
  rejected: (problem: Problem) => sessionsRejected({ userId, problem }),
});

function* endSession(session: SessionToEnd): SagaGenerator<void> {
  const { userId, username, id } = session;
  const failed = i18n.t('users:sessions.error.end');
  const about = username && isolated(username);
  try {
    if (userId === null) yield* call(post, paths.sessionEnd(id));
    else yield* inProject((project) => post(paths.userSessionEnd(project, userId, id)));
  } catch (error) {
    const problem = toProblem(error);
    // Over already: that is what was wanted.
    if (problem.status !== 404) {
      yield* reject(problem, () => sessionEndRejected(session), failed, about);
      return;
    }
  }
  yield* put(sessionEndFulfilled(session));
  yield* call(notifySuccess, i18n.t('users:sessions.ended'), failed, about);
}

function* endOthers({ userId, username }: SessionsToEnd): SagaGenerator<void> {
  const failed = i18n.t('users:sessions.error.end');
  const about = username && isolated(username);
  try {
    if (userId === null) yield* call(post, paths.sessionsEndOthers());
    else yield* inProject((project) => post(paths.userSessionsEnd(project, userId)));
    yield* put(othersEndFulfilled({ userId }));
    const ended = userId === null ? 'users:sessions.othersEnded' : 'users:sessions.of.allEnded';
    yield* call(notifySuccess, i18n.t(ended), failed, about);
  } catch (error) {
    yield* reject(toProblem(error), () => othersEndRejected({ userId }), failed, about);
  }
}

export function* sessionsSaga(): SagaGenerator<void> {
  yield* takeLatest(sessionsRequested, ({ payload }) => load(sessionsOf(payload.userId)));
  yield* takeLeadingPer(sessionEndRequested, ({ id }) => id, endSession);
  yield* takeLeadingPer(othersEndRequested, ({ userId }) => userId ?? 'own', endOthers);
}
