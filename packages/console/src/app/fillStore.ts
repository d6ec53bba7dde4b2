import type { FirstViewState } from '@concierge/contract/firstView';
import type { Dispatch } from '@reduxjs/toolkit';
import { sessionCheckFulfilled, sessionCheckRejected } from '../features/auth/authSlice.ts';

/** As the session check would have been answered. */
const NO_SESSION = {
  kind: 'http',
  status: 401,
  errorCode: 'not_signed_in',
  message: null,
} as const;

/** Puts what the server knew into the store, on the server and in the browser alike. */
export function fillStore({ dispatch }: { dispatch: Dispatch }, { user }: FirstViewState): void {
  dispatch(user ? sessionCheckFulfilled(user) : sessionCheckRejected(NO_SESSION));
}
