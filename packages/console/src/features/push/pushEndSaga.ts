import { type SagaGenerator, call, takeEvery } from 'typed-redux-saga';
import { signedOut } from '../auth/authSlice.ts';
import { pushIsPossible } from './browserPush.ts';
import { unsubscribe } from './pushSubscription.ts';

function* endSubscription(): SagaGenerator<void> {
  try {
    if (!pushIsPossible()) return;
    yield* call(unsubscribe);
  } catch (error) {
    console.error('The push subscription could not be ended:', error);
  }
}

/** Runs outside of the session, since its work begins when the session ends. */
export function* pushEndSaga(): SagaGenerator<void> {
  yield* takeEvery(signedOut, endSubscription);
}
