import { type SagaGenerator, call, delay, fork, put, select } from 'typed-redux-saga';
import { reloadOnEvents } from '../../lib/list/reloadOnEvents.ts';
import { toProblem } from '../../lib/http/problem.ts';
import { accountChanged, selectConnection } from '../live/liveSlice.ts';
import { authApi } from './authApi.ts';
import { sessionRefused, userUpdated } from './authSlice.ts';

/** A session ends 12 hours after its last call, and live events leave a console little to call for. */
export const KEEP_SESSION_MS = 3_600_000;

function* checkAgain(): SagaGenerator<void> {
  try {
    yield* put(userUpdated(yield* call(authApi.check)));
  } catch (error) {
    const { status, errorCode } = toProblem(error);
    if (status === 401) yield* put(sessionRefused(errorCode));
  }
}

/** Keeps the session of a console that stays open, and follows what happens to the user's account. */
export function* keepSessionSaga(): SagaGenerator<void> {
  yield* fork(reloadOnEvents, { on: accountChanged, reload: checkAgain });
  while (true) {
    yield* delay(KEEP_SESSION_MS);
    if ((yield* select(selectConnection)).connection === 'live') yield* checkAgain();
  }
}
