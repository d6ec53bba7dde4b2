/** What the sign-in form does without: the router, the areas of the store, sagas, calls and the frame around the screens. */
export { bootActions } from './bootActions.ts';
export { createBrowserConsole } from './createBrowserConsole.tsx';
export { rootReducer } from './rootReducer.ts';
export { rootSaga } from './rootSaga.ts';
