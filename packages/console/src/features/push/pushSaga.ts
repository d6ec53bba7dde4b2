import {
  type SagaGenerator,
  call,
  put,
  race,
  select,
  take,
  takeEvery,
  takeLeading,
} from 'typed-redux-saga';
import { RequestState } from '@concierge/contract/requestStates';
import { storage } from '../../lib/storage.ts';
import { selectProjectId, signInFulfilled } from '../auth/authSlice.ts';
import { requestChanged } from '../live/liveSlice.ts';
import { closeNotifications, pushIsPossible } from './browserPush.ts';
import {
  permissionAccepted,
  permissionAsked,
  permissionDeclined,
  pushDeliveryKnown,
  pushSettled,
  pushSwitched,
} from './pushSlice.ts';
import { subscribeBrowser, unsubscribe } from './pushSubscription.ts';

const ASKED_KEY = 'concierge.push.asked';
/** There while the user has switched notifications off in this browser. */
const OFF_KEY = 'concierge.push.off';

/**
 * Browser notifications for the signed-in user: granted, this browser is subscribed; never
 * asked, one dialog asks and the answer is remembered; denied, nothing happens. Failures are only
 * logged.
 */
export function* pushSaga(): SagaGenerator<void> {
  if (!pushIsPossible()) return;
  yield* takeLeading(pushSwitched, switchPush);
  yield* takeEvery(requestChanged, closeHandled);
  while (true) {
    try {
      if (yield* call(mayNotify)) yield* call(subscribe);
    } catch (error) {
      console.error('Push notifications are off:', error);
    }
    // A subscription ends with its session; the next one needs its own.
    yield* take(signInFulfilled);
  }
}

/** A request that someone handled, here or elsewhere, needs no notification any more. */
function* closeHandled({ payload }: ReturnType<typeof requestChanged>): SagaGenerator<void> {
  const { row, before } = payload;
  const { waiting } = RequestState;
  if (before?.state_id !== waiting || row.state_id === waiting) return;
  try {
    yield* call(closeNotifications, row.id);
  } catch (error) {
    console.error('A notification could not be closed:', error);
  }
}

function* mayNotify(): SagaGenerator<boolean> {
  if (storage.get(OFF_KEY) !== null) return false;
  if (Notification.permission !== 'default') return Notification.permission === 'granted';
  if (storage.get(ASKED_KEY) !== null) return false;
  yield* put(permissionAsked());
  const { accepted } = yield* race({
    accepted: take(permissionAccepted),
    declined: take(permissionDeclined),
  });
  storage.set(ASKED_KEY, accepted ? 'accepted' : 'declined');
  if (!accepted) return false;
  return (yield* call(() => Notification.requestPermission())) === 'granted';
}

function* subscribe(): SagaGenerator<void> {
  const projectId = yield* select(selectProjectId);
  if (projectId === null) return;
  const { on, delivery } = yield* call(subscribeBrowser, projectId);
  yield* put(pushDeliveryKnown(delivery));
  yield* put(pushSettled(on));
}

/** Switched by the user, at any time. A browser that blocks notifications is not asked. */
function* switchPush({ payload: on }: ReturnType<typeof pushSwitched>): SagaGenerator<void> {
  try {
    if (on) {
      storage.remove(OFF_KEY);
      const permission = yield* call(() => Notification.requestPermission());
      if (permission === 'granted') yield* call(subscribe);
      else yield* put(pushSettled(false));
    } else {
      storage.set(OFF_KEY, 'off');
      yield* call(unsubscribe);
      yield* put(pushSettled(false));
    }
  } catch (error) {
    console.error('Push notifications could not be switched:', error);
    yield* put(pushSettled(!on));
  }
}
