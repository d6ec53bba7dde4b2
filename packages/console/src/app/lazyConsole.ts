import type { ComponentType } from 'react';
import type { Saga, Task } from 'redux-saga';
import { type LazyPart, lazyPart } from '../lib/lazy/lazyPart.tsx';

/** The console behind the sign-in form, which is loaded while the form is filled in. */
export interface LazyConsole {
  Shell: LazyPart<object>;
  /** Loads it and runs its sagas. Rejects without a connection, and when a script fails. */
  load: () => Promise<ComponentType>;
}

export function createLazyConsole(runSaga: (saga: Saga) => Task): LazyConsole {
  let running = false;
  async function load(): Promise<ComponentType> {
    // Browsers remember a script that failed until the page is reloaded, so none is requested offline.
    if (!navigator.onLine) throw new Error('There is no connection');
    const { Shell, rootSaga } = await import('./consoleModule.ts');
    if (!running) runSaga(rootSaga);
    running = true;
    return Shell;
  }
  return { load, Shell: lazyPart(load) };
}
