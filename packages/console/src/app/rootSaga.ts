import { type SagaGenerator, all, call, fork, race, select, take } from 'typed-redux-saga';
import { authSaga } from '../features/auth/authSaga.ts';
import { isSignIn, isSignOut, selectLoggedIn } from '../features/auth/authSlice.ts';
import { languageSaga } from '../features/language/languageSaga.ts';
import { pushEndSaga } from '../features/push/pushEndSaga.ts';
import { loadSignedIn, shellLoading } from './shellLoading.ts';
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
    yield* race({ work: call(work), signedOut: take(isSignOut) });
  }
}

function* work(): SagaGenerator<void> {
  try {
    const signedIn = yield* call(loadSignedIn);
    // The shell comes second, so that nothing its screens ask for is missed.
    yield* fork(signedIn.whileSignedIn);
    shellLoading.settle(signedIn.Shell);
  } catch (error) {
    shellLoading.fail(error);
    throw error;
  }
}
