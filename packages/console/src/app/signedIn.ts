/** What is loaded once somebody is signed in, or is about to be. */
export { Shell } from './Shell.tsx';
export { whileSignedIn } from './signedInSaga.ts';
