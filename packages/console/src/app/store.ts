import { configureStore } from '@reduxjs/toolkit';
import { type Middleware, combineReducers } from 'redux';
import createSagaMiddleware, { type Saga, type Task } from 'redux-saga';
import { type AuthState, authReducer } from '../features/auth/authSlice.ts';

export type ConsoleStore = ReturnType<typeof createConsoleStore>['store'];

interface StoreOptions {
  /** Who is signed in, where that is known already. */
  auth?: AuthState | undefined;
  /** See every action before the reducers do, those of the sagas included. */
  middleware?: readonly Middleware[];
}

/**
 * The store with what the sign-in page needs: who is signed in. Its other areas come with the console, which
 * replaces the reducer by `rootReducer`; nothing happens in it by itself until then.
 */
export function createConsoleStore({ auth, middleware = [] }: StoreOptions = {}) {
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: combineReducers({ auth: authReducer }),
    ...(auth && { preloadedState: { auth } }),
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: false,
        // Checks of development. That they are slow on a busy machine is no fault of the state.
        immutableCheck: { warnAfter: Infinity },
        serializableCheck: { warnAfter: Infinity },
      }).concat(...middleware, sagas),
  });
  return { store, runSaga: (saga: Saga): Task => sagas.run(saga) };
}
