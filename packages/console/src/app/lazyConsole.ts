import type { BootData } from '@concierge/contract/bootData';
import type { ComponentType } from 'react';
import { expectServer } from '../lib/reachable.ts';
import { type LazyPart, lazyPart } from '../lib/lazy/lazyPart.tsx';
import type { createConsoleStore } from './store.ts';

/** The console behind the sign-in form, which is loaded while the form is filled in. */
export interface LazyConsole {
  Shell: LazyPart<object>;
  /** Loads it, and adds it to the store. Rejects without a connection, and when a script fails. */
  load: () => Promise<ComponentType>;
}

export function createLazyConsole(
  { store, runSaga }: ReturnType<typeof createConsoleStore>,
  boot: BootData | null,
): LazyConsole {
  let running = false;
  async function load(): Promise<ComponentType> {
    await expectServer();
    const { ConsoleShell, addConsole, rootSaga } = await import('./consoleModule.ts');
    if (!running) {
      addConsole(store, boot);
      runSaga(rootSaga);
    }
    running = true;
    return ConsoleShell;
  }
  return { load, Shell: lazyPart(load) };
}
