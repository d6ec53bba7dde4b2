import { type SagaGenerator, all, call, race, select, take } from 'typed-redux-saga';
import { authSaga } from '../features/auth/authSaga.ts';
import { isSignIn, isSignOut, selectLoggedIn } from '../features/auth/authSlice.ts';
import { keepSessionSaga } from '../features/auth/keepSessionSaga.ts';
import { dashboardSaga } from '../features/dashboard/dashboardSaga.ts';
import { filteringOptionsSaga } from '../features/filteringOptions/filteringOptionsSaga.ts';
import { languageSaga } from '../features/language/languageSaga.ts';
import { liveSaga } from '../features/live/liveSaga.ts';
import { messagesSaga } from '../features/messages/messagesSaga.ts';
import { pushEndSaga } from '../features/push/pushEndSaga.ts';
import { pushSaga } from '../features/push/pushSaga.ts';
import { requestsSaga } from '../features/requests/requestsSaga.ts';
import { servicesSaga } from '../features/services/servicesSaga.ts';
import { lateSagas } from '../lib/lazy/lateFeatures.ts';
import { supervise } from './supervise.ts';

/** Everything that runs as long as the page is open. */
export function* rootSaga(): SagaGenerator<void> {
  yield* all([
    call(supervise, 'language', languageSaga),
    call(supervise, 'push end', pushEndSaga),
    call(supervise, 'session', sessionSaga),
    call(supervise, 'auth', authSaga), // last: it begins with the session check
  ]);
}

/**
 * Everything that lives while a user is signed in. Signing out cancels it as a whole: no socket, timer
 * or call is left.
 */
function* sessionSaga(): SagaGenerator<void> {
  while (true) {
    if (!(yield* select(selectLoggedIn))) yield* take(isSignIn);
    yield* race({ work: call(whileSignedIn), signedOut: take(isSignOut) });
  }
}

function* whileSignedIn(): SagaGenerator<void> {
  yield* all([
    call(supervise, 'live', liveSaga),
    call(supervise, 'keep session', keepSessionSaga),
    call(supervise, 'push', pushSaga),
    call(supervise, 'dashboard', dashboardSaga),
    call(supervise, 'filtering options', filteringOptionsSaga),
    call(supervise, 'messages', messagesSaga),
    call(supervise, 'requests', requestsSaga),
    call(supervise, 'services', servicesSaga),
    call(lateSagas, supervise),
  ]);
}
