import { type SagaGenerator, all, call, fork, race, select, take } from 'typed-redux-saga';
import { authSaga } from '../features/auth/authSaga.ts';
import { isSignIn, isSignOut, selectLoggedIn } from '../features/auth/authSlice.ts';
import { languageSaga } from '../features/language/languageSaga.ts';
import { pushEndSaga } from '../features/push/pushEndSaga.ts';
import { loadWork, work } from './signedInLoading.ts';
import { supervise } from './supervise.ts';

/** Everything that runs as long as the page is open. */
export function* rootSaga(): SagaGenerator<void> {
  yield* all([
    call(supervise, 'auth', authSaga),
    call(supervise, 'language', languageSaga),
    call(supervise, 'push end', pushEndSaga),
    call(supervise, 'session', sessionSaga),
  ]);
}

/**
 * Everything that lives while somebody is signed in. Signing out cancels it as a whole: no socket,
 * timer or call is left.
 */
function* sessionSaga(): SagaGenerator<void> {
  while (true) {
    if (!(yield* select(selectLoggedIn))) yield* take(isSignIn);
    yield* race({ work: call(signedInWork), signedOut: take(isSignOut) });
  }
}

function* signedInWork(): SagaGenerator<void> {
  try {
    const { whileSignedIn } = yield* call(loadWork);
    yield* fork(whileSignedIn);
    work.hasStarted();
  } catch (error) {
    work.hasFailed(error);
    throw error;
  }
}
