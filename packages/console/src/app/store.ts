import { type Middleware, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Saga, type Task } from 'redux-saga';
import { type RootState, rootReducer } from './rootReducer.ts';

export type ConsoleStore = ReturnType<typeof createConsoleStore>['store'];

interface StoreOptions {
  /** State to start from; the other areas are empty. */
  preloadedState?: Partial<RootState>;
  /** See every action before the reducers do, those of the sagas included. */
  middleware?: readonly Middleware[];
}

/** The whole store. Nothing happens in it by itself until `runSaga(rootSaga)`. */
export function createConsoleStore({ preloadedState = {}, middleware = [] }: StoreOptions = {}) {
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({ thunk: false }).concat(...middleware, sagas),
  });
  return { store, runSaga: (saga: Saga): Task => sagas.run(saga) };
}
