import { buffers, eventChannel } from 'redux-saga';
import { type SagaGenerator, all, call, fork, race, select, take } from 'typed-redux-saga';
import { authSaga } from '../features/auth/authSaga.ts';
import { isSignIn, isSignOut, selectLoggedIn } from '../features/auth/authSlice.ts';
import { keepSessionSaga } from '../features/auth/keepSessionSaga.ts';
import { dashboardSaga } from '../features/dashboard/dashboardSaga.ts';
import { filteringOptionsSaga } from '../features/filteringOptions/filteringOptionsSaga.ts';
import { languageSaga } from '../features/language/languageSaga.ts';
import { liveSaga } from '../features/live/liveSaga.ts';
import { pushEndSaga } from '../features/push/pushEndSaga.ts';
import { pushSaga } from '../features/push/pushSaga.ts';
import { requestsSaga } from '../features/requests/requestsSaga.ts';
import { servicesSaga } from '../features/services/servicesSaga.ts';
import { type Area, onArea } from '../lib/areas.ts';
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
    call(supervise, 'requests', requestsSaga),
    call(supervise, 'services', servicesSaga),
    call(superviseAdded),
  ]);
}

/** The sagas of areas that come with their screens, from when they come. */
function* superviseAdded(): SagaGenerator<void> {
  const added = eventChannel<Area>(onArea, buffers.expanding());
  try {
    while (true) {
      const { name, saga } = yield* take(added);
      yield* fork(supervise, name, saga);
    }
  } finally {
    added.close();
  }
}
