import {
  type Reducer,
  type StateFromReducersMapObject,
  type UnknownAction,
  combineReducers,
} from '@reduxjs/toolkit';
import { authReducer, isSignOut } from '../features/auth/authSlice.ts';
import type { signedInAreas } from './signedInAreas.ts';

export type SignedInAreas = typeof signedInAreas;

/** Of the areas but `auth`, the page has none until they have been loaded; nothing that needs one is drawn before. */
export type RootState = {
  auth: ReturnType<typeof authReducer>;
} & StateFromReducersMapObject<SignedInAreas>;

/** When nobody is signed in any more, every area but `auth` is empty again. */
export function createRootReducer(areas: Partial<SignedInAreas> = {}): Reducer<RootState> {
  const reduce: Reducer = combineReducers({ auth: authReducer, ...areas });
  return (state: RootState | undefined, action: UnknownAction): RootState =>
    reduce(state && isSignOut(action) ? { auth: state.auth } : state, action) as RootState;
}
