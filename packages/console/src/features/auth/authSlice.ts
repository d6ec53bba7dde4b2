import { type PayloadAction, createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { EndReason } from '@concierge/contract/sessionEnd';
import type { LoginBody, User } from '@concierge/contract/users';
import type { Problem } from '../../lib/http/problem.ts';

export interface AuthState {
  loggedIn: boolean;
  /** Stays while the session has lapsed: the same user signs in again over the page. */
  user: User | null;
  /** Whether the session check at startup has been answered; nothing renders before. */
  checked: boolean;
  /** A sign-in or sign-out is pending. */
  pending: boolean;
  /** Why the last sign-in was refused. */
  problem: Problem | null;
  /** Whether the user should return to the same address after signing in. */
  interrupted: boolean;
  /** Why the session was ended by someone else; the sign-in page says it. */
  endReason: EndReason | null;
  /** The password is asked for again, since a call needs it. */
  confirmation: Confirmation | null;
}

interface Confirmation {
  /** It is being checked. */
  pending: boolean;
  /** Why it was refused. */
  problem: Problem | null;
}

const initialState: AuthState = {
  loggedIn: false,
  user: null,
  checked: false,
  pending: false,
  problem: null,
  interrupted: false,
  endReason: null,
  confirmation: null,
};

const signedInAs = (user: User): AuthState => ({
  ...initialState,
  loggedIn: true,
  user,
  checked: true,
});
const signedOutState = (): AuthState => ({ ...initialState, checked: true });
const hasLapsed = ({ loggedIn, user }: AuthState) => !loggedIn && user !== null;

const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    sessionCheckRequested: () => initialState,
    sessionCheckFulfilled: (_state, { payload }: PayloadAction<User>) => signedInAs(payload),
    /** The page that was opened is kept for after signing in. */
    sessionCheckRejected: (_state, _action: PayloadAction<Problem>) => ({
      ...signedOutState(),
      interrupted: true,
    }),
    signInRequested: (state, _action: PayloadAction<LoginBody>) => ({
      ...(hasLapsed(state) ? state : signedOutState()),
      pending: true,
      problem: null,
      interrupted: state.interrupted,
    }),
    signInFulfilled: (_state, { payload }: PayloadAction<User>) => signedInAs(payload),
    signInRejected: (state, { payload }: PayloadAction<Problem>) => ({
      ...(hasLapsed(state) ? state : signedOutState()),
      pending: false,
      problem: payload,
      interrupted: state.interrupted,
    }),
    signOutRequested: (state) => ({ ...state, pending: true }),
    signOutRejected: (state, _action: PayloadAction<Problem>) => ({ ...state, pending: false }),
    /** The user has signed out. */
    signedOut: signedOutState,
    /** A call or the live connection was refused: the server does not know the session. */
    sessionRefused: (state, _errorCode: PayloadAction<string | null>) => state,
    /** In the middle of work: everything stays as it is until the user has signed in again. */
    sessionLapsed: (state) => ({
      ...state,
      loggedIn: false,
      pending: false,
      problem: null,
      interrupted: true,
    }),
    /** The session is over: signed out in another tab, or the user left when it had lapsed. */
    sessionEnded: ({ pending }) => ({ ...signedOutState(), interrupted: !pending }),
    /** Someone else has ended the session for good: as after signing out, with words. */
    sessionRevoked: (_state, { payload }: PayloadAction<EndReason>) => ({
      ...signedOutState(),
      endReason: payload,
    }),
    confirmationRequired: (state) => ({
      ...state,
      confirmation: state.confirmation ?? { pending: false, problem: null },
    }),
    passwordConfirmed: (state, _password: PayloadAction<string>) => ({
      ...state,
      confirmation: { pending: true, problem: null },
    }),
    confirmationRejected: (state, { payload }: PayloadAction<Problem>) => ({
      ...state,
      confirmation: { pending: false, problem: payload },
    }),
    /** The calls that wait for it are made again, or fail where the user has left it. */
    confirmationEnded: (state, _given: PayloadAction<boolean>) => ({
      ...state,
      confirmation: null,
    }),
    /** The signed-in user's own account was changed. */
    userUpdated: (state, { payload }: PayloadAction<Partial<User>>) => ({
      ...state,
      user: state.user && { ...state.user, ...payload },
    }),
  },
  selectors: {
    selectAuth: (state) => state,
    selectConfirmation: (state) => state.confirmation,
    selectLoggedIn: (state) => state.loggedIn,
    /** Whether the user has to sign in again to continue. */
    selectLapsed: hasLapsed,
    selectUser: (state) => state.user,
    selectUserId: (state) => state.user?.id ?? null,
    selectProjectId: (state) => state.user?.project_id ?? null,
  },
});

export const {
  sessionCheckRequested,
  sessionCheckFulfilled,
  sessionCheckRejected,
  signInRequested,
  signInFulfilled,
  signInRejected,
  signOutRequested,
  signOutRejected,
  signedOut,
  sessionRefused,
  sessionLapsed,
  sessionEnded,
  sessionRevoked,
  confirmationRequired,
  passwordConfirmed,
  confirmationRejected,
  confirmationEnded,
  userUpdated,
} = authSlice.actions;

export const {
  selectAuth,
  selectConfirmation,
  selectLoggedIn,
  selectLapsed,
  selectUser,
  selectUserId,
  selectProjectId,
} = authSlice.selectors;

export const authReducer = authSlice.reducer;

/** A user is signed in from here on. */
export const isSignIn = isAnyOf(sessionCheckFulfilled, signInFulfilled);
/** No user is signed in from here on. */
export const isSignOut = isAnyOf(signedOut, sessionEnded, sessionRevoked);
