import { type SagaGenerator, call, takeEvery } from 'typed-redux-saga';
import { isSignOut, signedOut } from '../auth/authSlice.ts';
import { closeNotifications, pushIsPossible } from './browserPush.ts';
import { unsubscribe } from './pushSubscription.ts';

function* endSubscription(): SagaGenerator<void> {
  try {
    if (!pushIsPossible()) return;
    yield* call(unsubscribe);
  } catch (error) {
    console.error('The push subscription could not be ended:', error);
  }
}

/** Rooms and guests' words stay in the list of the system otherwise. */
function* closeShown(): SagaGenerator<void> {
  try {
    if (pushIsPossible()) yield* call(closeNotifications);
  } catch (error) {
    console.error('The notifications could not be closed:', error);
  }
}

/** Runs outside of the session, since its work begins when the session ends. */
export function* pushEndSaga(): SagaGenerator<void> {
  yield* takeEvery(signedOut, endSubscription);
  yield* takeEvery(isSignOut, closeShown);
}
