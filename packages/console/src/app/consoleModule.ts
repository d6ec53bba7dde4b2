/** What the sign-in form does without: areas of the store, sagas, calls and the frame around the screens. */
export { addConsole } from './addConsole.ts';
export { ConsoleShell } from './ConsoleShell.tsx';
export { addFeatures } from './features.ts';
export { rootSaga } from './rootSaga.ts';
