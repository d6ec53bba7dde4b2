import type { ComponentType } from 'react';

/** Loads the frame around the screens and what works while somebody is signed in. */
export const loadSignedIn = () => import('./signedIn.ts');

let shell = Promise.withResolvers<ComponentType>();

/**
 * The shell on its way from the saga, which loads it and starts the work, to the page that draws it.
 */
export const shellLoading = {
  settle: (component: ComponentType) => shell.resolve(component),
  /** Whoever waits is told; the next one waits for the next try. */
  fail(reason: unknown) {
    shell.promise.catch(() => undefined);
    shell.reject(reason);
    shell = Promise.withResolvers();
  },
  wait: (): Promise<ComponentType> => shell.promise,
};
