import type { User } from '@concierge/contract/users';
import type { Dispatch } from '@reduxjs/toolkit';
import { sessionCheckFulfilled, sessionCheckRejected } from '../features/auth/authSlice.ts';

/** As the session check would have been answered. */
const NO_SESSION = {
  kind: 'http',
  status: 401,
  errorCode: 'not_signed_in',
  message: null,
} as const;

/** Answers the session check with what the server knew, on the server and in the browser alike. */
export function fillSession(dispatch: Dispatch, user: User | null): void {
  dispatch(user ? sessionCheckFulfilled(user) : sessionCheckRejected(NO_SESSION));
}
