/** What the sign-in form does without: the router, areas of the store, sagas, calls and the frame around the screens. */
export { addConsole } from './addConsole.ts';
export { createBrowserConsole } from './createBrowserConsole.tsx';
export { addFeatures } from './features.ts';
export { rootSaga } from './rootSaga.ts';
