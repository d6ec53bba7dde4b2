import { type Middleware, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Task } from 'redux-saga';
import { rootReducer } from './rootReducer.ts';
import { rootSaga } from './rootSaga.ts';

export type ConsoleStore = ReturnType<typeof createConsoleStore>['store'];

/**
 * The store with its sagas running. `task.cancel()` stops them all.
 * @param watchers see every action before the reducers do, those of the sagas included.
 */
export function createConsoleStore(...watchers: Middleware[]) {
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: rootReducer,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({ thunk: false }).concat(...watchers, sagas),
  });
  const task: Task = sagas.run(rootSaga);
  return { store, task };
}
