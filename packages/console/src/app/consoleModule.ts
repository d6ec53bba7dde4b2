/** What the sign-in form does without: sagas, calls, router and the frame around the screens. */
export { rootSaga } from './rootSaga.ts';
export { Shell } from './Shell.tsx';
