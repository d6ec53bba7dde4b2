import { type Middleware, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Task } from 'redux-saga';
import { type SignedInAreas, createRootReducer } from './rootReducer.ts';
import { rootSaga } from './rootSaga.ts';

export type ConsoleStore = ReturnType<typeof createConsoleStore>['store'];

/**
 * The store with its sagas running. `task.cancel()` stops them all; `addAreas` gives it the areas that
 * come with the console behind the sign-in page, which the sagas do themselves.
 * @param watchers see every action before the reducers do, those of the sagas included.
 */
export function createConsoleStore(...watchers: Middleware[]) {
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: createRootReducer(),
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({ thunk: false }).concat(...watchers, sagas),
  });
  const addAreas = (areas: SignedInAreas) => store.replaceReducer(createRootReducer(areas));
  const task: Task = sagas.run(rootSaga, addAreas);
  return { store, task, addAreas };
}
