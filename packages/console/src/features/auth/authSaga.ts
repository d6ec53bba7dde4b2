import { buffers, eventChannel } from 'redux-saga';
import { type SagaGenerator, call, put, select, takeEvery, takeLeading } from 'typed-redux-saga';
import { isEndReason } from '@concierge/contract/sessionEnd';
import type { LoginBody } from '@concierge/contract/users';
import { forgetFailedCalls, succeededCalls } from '../../lib/http/http.ts';
import { untilConfirmed, untilSignedIn } from '../../lib/http/waitingCalls.ts';
import { allSent } from '../../lib/http/undoable.ts';
import { notifyProblem } from '../../lib/notify.ts';
import { type Problem, toProblem } from '../../lib/http/problem.ts';
import { authApi } from './authApi.ts';
import {
  confirmationEnded,
  confirmationRejected,
  confirmationRequired,
  isSignIn,
  isSignOut,
  passwordConfirmed,
  selectAuth,
  selectLoggedIn,
  selectUser,
  sessionCheckFulfilled,
  sessionCheckRejected,
  sessionCheckRequested,
  sessionEnded,
  sessionLapsed,
  sessionRefused,
  sessionRevoked,
  signInFulfilled,
  signInRejected,
  signInRequested,
  signOutRejected,
  signOutRequested,
  signedOut,
} from './authSlice.ts';
import { rememberedSignIn } from './rememberedSignIn.ts';

function* checkSession(): SagaGenerator<void> {
  try {
    yield* put(sessionCheckFulfilled(yield* call(authApi.check)));
  } catch (error) {
    yield* put(sessionCheckRejected(toProblem(error)));
  }
}

/** The sign-in was answered 200, but the next call had no cookie: its errorCode is for `SignInAgain`. */
const COOKIE_REFUSED: Problem = {
  kind: 'http',
  status: 401,
  errorCode: 'cookie_refused',
  message: null,
};

/** How many calls had succeeded when the user signed in. */
let succeededBefore: number | undefined;

function* signIn(credentials: LoginBody): SagaGenerator<void> {
  try {
    const user = yield* call(authApi.signIn, credentials);
    // Another user than the one whose calls are waiting: those calls are not theirs.
    const before = yield* select(selectUser);
    if (before && before.id !== user.id) yield* put(sessionEnded());
    rememberedSignIn.signedIn(credentials.projectCode);
    succeededBefore = succeededCalls();
    yield* put(signInFulfilled(user));
    yield* call([untilSignedIn, 'resume'], true);
  } catch (error) {
    const problem = toProblem(error);
    yield* put(signInRejected(problem));
    if (problem.status !== 401) yield* call(notifyProblem, problem);
  }
}

function* signOut(): SagaGenerator<void> {
  try {
    rememberedSignIn.signingOut(yield* select(selectUser));
    yield* call(allSent);
    yield* call(authApi.signOut);
    yield* put(signedOut());
  } catch (error) {
    const problem = toProblem(error);
    if (problem.status === 401) {
      yield* put(signedOut());
      return;
    }
    // The session is still open on the server, so the user is still signed in.
    rememberedSignIn.signOutFailed();
    yield* put(signOutRejected(problem));
    yield* call(notifyProblem, problem);
  }
}

/** A refused call or connection, with its error code or the reason of its end. */
interface Refusal {
  payload: string | null;
}

const waitingCalls = () =>
  eventChannel<Refusal>(
    (emit) => untilSignedIn.listen((payload) => emit({ payload })),
    buffers.expanding<Refusal>(),
  );

const unconfirmedCalls = () =>
  eventChannel<true>((emit) => untilConfirmed.listen(() => emit(true)), buffers.expanding<true>());

function* confirmPassword(password: string): SagaGenerator<void> {
  try {
    yield* call(authApi.confirm, password);
    yield* put(confirmationEnded(true));
  } catch (error) {
    const problem = toProblem(error);
    yield* put(confirmationRejected(problem));
    if (problem.status !== 400) yield* call(notifyProblem, problem);
  }
}

const otherTabs = () =>
  eventChannel<true>((emit) => rememberedSignIn.onChange(() => emit(true)), buffers.sliding(1));

/** Goes on where the browser has a session of the same user by now, as another tab has signed in; whether it has. */
function* resumeSession(): SagaGenerator<boolean> {
  try {
    const found = yield* call(authApi.check);
    const { loggedIn, user } = yield* select(selectAuth);
    if (user?.id !== found.id) return false;
    // What the former session had, such as the live connection, ends with it.
    if (loggedIn) yield* put(sessionLapsed());
    yield* put(signInFulfilled(found));
    yield* call([untilSignedIn, 'resume'], true);
    return true;
  } catch {
    return false;
  }
}

/** Within this the next refusal is not of a tab that signs in: something refuses what the session allows. */
const RESUME_PAUSE_MS = 10_000;

/** Calls that are refused together ask once, and again where a tab has signed in while they asked. */
const resuming = { busy: false, again: false, lastAt: -Infinity };

/** Resumes after a refusal; whether it has. */
function* resumeOnce(): SagaGenerator<boolean> {
  if (Date.now() - resuming.lastAt < RESUME_PAUSE_MS) return false;
  resuming.busy = true;
  try {
    do {
      resuming.again = false;
      if (yield* resumeSession()) {
        resuming.lastAt = Date.now();
        return true;
      }
    } while (resuming.again);
    return false;
  } finally {
    resuming.busy = false;
  }
}

/**
 * Another tab has signed the user out: nothing of the project stays on the screen of this one. Or it has signed in
 * again, which is enough for all of them.
 */
function* followOtherTabs(): SagaGenerator<void> {
  const { loggedIn, user, pending } = yield* select(selectAuth);
  if (user && rememberedSignIn.hasSignedOut(user)) yield* put(sessionEnded());
  else if (resuming.busy) resuming.again = true;
  else if (user && !loggedIn && !pending) yield* resumeSession();
}

/**
 * The server does not know the session any more. A user who signed out in another tab meant it; for
 * all others the session ended in the middle of work, so they sign in over the page, or have in another tab, and
 * continue. One whose
 * account was deleted, or whose session an administrator ended, keeps nothing of the page.
 */
function* answerRefusal({ payload: code }: Refusal): SagaGenerator<void> {
  const { loggedIn, user, pending } = yield* select(selectAuth);
  if (!user) yield* call([untilSignedIn, 'resume'], false);
  else if (isEndReason(code)) {
    yield* put(sessionRevoked(code));
    return;
  }
  if (!loggedIn || !user) return;
  if (pending || rememberedSignIn.hasSignedOut(user)) {
    yield* put(sessionEnded());
    return;
  }
  if (resuming.busy || (yield* resumeOnce()) || !(yield* select(selectLoggedIn))) return;
  yield* put(sessionLapsed());
  if (succeededCalls() === succeededBefore) yield* put(signInRejected(COOKIE_REFUSED));
}

export function* authSaga(): SagaGenerator<void> {
  yield* takeEvery(isSignIn, () => rememberedSignIn.expect(true));
  yield* takeEvery([isSignOut, sessionCheckRejected], () => rememberedSignIn.expect(false));
  const unauthorized = yield* call(waitingCalls);
  yield* takeEvery(unauthorized, answerRefusal);
  yield* takeEvery(yield* call(otherTabs), followOtherTabs);
  yield* takeEvery(sessionRefused, answerRefusal);
  yield* takeEvery(isSignOut, () => untilSignedIn.resume(false));
  yield* takeEvery(isSignOut, forgetFailedCalls);
  const unconfirmed = yield* call(unconfirmedCalls);
  yield* takeEvery(unconfirmed, () => put(confirmationRequired()));
  yield* takeLeading(passwordConfirmed, ({ payload }) => confirmPassword(payload));
  yield* takeEvery(confirmationEnded, ({ payload }) => untilConfirmed.resume(payload));
  // To sign in again is to give the password again.
  yield* takeEvery(isSignIn, () => untilConfirmed.resume(true));
  yield* takeEvery(isSignOut, () => untilConfirmed.resume(false));
  yield* takeLeading(sessionCheckRequested, checkSession);
  yield* takeLeading(signInRequested, ({ payload }) => signIn(payload));
  yield* takeLeading(signOutRequested, signOut);
  const { checked, loggedIn } = yield* select(selectAuth);
  if (!checked) yield* put(sessionCheckRequested());
  else rememberedSignIn.expect(loggedIn); // the page said so
}
