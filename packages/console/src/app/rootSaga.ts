import { type SagaGenerator, all, call, fork, race, select, take } from 'typed-redux-saga';
import { authSaga } from '../features/auth/authSaga.ts';
import { isSignIn, isSignOut, selectLoggedIn } from '../features/auth/authSlice.ts';
import { languageSaga } from '../features/language/languageSaga.ts';
import { nextTask } from '../lib/lazy/nextTask.ts';
import { pushEndSaga } from '../features/push/pushEndSaga.ts';
import type { SignedInAreas } from './rootReducer.ts';
import { loadWork, work } from './signedInLoading.ts';
import { supervise } from './supervise.ts';

/** Gives the store the areas that were loaded. */
type AddAreas = (areas: SignedInAreas) => void;

/** Everything that runs as long as the page is open. */
export function* rootSaga(addAreas: AddAreas): SagaGenerator<void> {
  yield* all([
    call(supervise, 'auth', authSaga),
    call(supervise, 'language', languageSaga),
    call(supervise, 'push end', pushEndSaga),
    call(supervise, 'session', () => sessionSaga(addAreas)),
  ]);
}

/**
 * Everything that lives while somebody is signed in. Signing out cancels it as a whole: no socket,
 * timer or call is left.
 */
function* sessionSaga(addAreas: AddAreas): SagaGenerator<void> {
  while (true) {
    if (!(yield* select(selectLoggedIn))) yield* take(isSignIn);
    yield* race({ work: call(signedInWork, addAreas), signedOut: take(isSignOut) });
  }
}

function* signedInWork(addAreas: AddAreas): SagaGenerator<void> {
  try {
    const { signedInAreas, whileSignedIn } = yield* call(loadWork);
    yield* call(addAreas, signedInAreas);
    yield* call(nextTask);
    yield* fork(whileSignedIn);
    work.hasStarted();
  } catch (error) {
    work.hasFailed(error);
    throw error;
  }
}
