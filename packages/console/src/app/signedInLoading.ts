/** Loads what works while somebody is signed in. */
export const loadWork = () => import('./signedInSaga.ts');

/** Loads the frame around the screens. */
export const loadShell = () => import('./Shell.tsx');

let start = Promise.withResolvers<void>();

/**
 * Tells the page, which draws the shell, that the sagas are at work: what a screen asks for before that
 * nobody would hear.
 */
export const work = {
  hasStarted: () => start.resolve(),
  /** Whoever waits is told; the next one waits for the next try. */
  hasFailed(reason: unknown): void {
    start.promise.catch(() => undefined);
    start.reject(reason);
    start = Promise.withResolvers();
  },
  started: (): Promise<void> => start.promise,
};
