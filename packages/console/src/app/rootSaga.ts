import { type SagaGenerator, all, call, race, select, take } from 'typed-redux-saga';
import { isSignIn, isSignOut, selectLoggedIn } from '../features/auth/authSlice.ts';
import { type Feature, featureTable } from './featureTable.ts';
import { supervise } from './supervise.ts';

/** The sagas of one column of the table, supervised. */
function superviseAll(column: 'saga' | 'pageSaga'): SagaGenerator<void>[] {
  const features: [string, Feature][] = Object.entries(featureTable);
  return features.flatMap(([name, { [column]: saga }]) =>
    saga ? [call(supervise, name, saga)] : [],
  );
}

/** Everything that runs as long as the page is open. */
export function* rootSaga(): SagaGenerator<void> {
  yield* all([call(supervise, 'session', sessionSaga), ...superviseAll('pageSaga')]);
}

/**
 * Everything that lives while a user is signed in. Signing out cancels it as a whole: no socket, timer
 * or call is left.
 */
function* sessionSaga(): SagaGenerator<void> {
  while (true) {
    if (!(yield* select(selectLoggedIn))) yield* take(isSignIn);
    yield* race({ work: all(superviseAll('saga')), signedOut: take(isSignOut) });
  }
}
