import { configureStore } from '@reduxjs/toolkit';
import { createRootReducer } from './rootReducer.ts';
import { signedInAreas } from './signedInAreas.ts';

export type StandingStore = ReturnType<typeof createStandingStore>;

/** A store in which nothing happens by itself, for a page that is drawn on the server. */
export function createStandingStore() {
  return configureStore({
    reducer: createRootReducer(signedInAreas),
    middleware: (getDefaultMiddleware) => getDefaultMiddleware({ thunk: false }),
    devTools: false,
  });
}
