import type { BootData } from '@concierge/contract/bootData';
import type { ComponentType } from 'react';
import { expectServer } from '../lib/reachable.ts';
import { type LazyPart, lazyPart } from '../lib/lazy/lazyPart.tsx';
import type { createConsoleStore } from './store.ts';

/**
 * The console, which is loaded while the sign-in form is filled in, and added to the store. Loading it rejects
 * without a connection, and when a script fails.
 */
export function createLazyConsole(
  { store, runSaga }: ReturnType<typeof createConsoleStore>,
  boot: BootData | null,
): LazyPart<object> {
  let Console: ComponentType | undefined;
  async function load(): Promise<ComponentType> {
    await expectServer();
    const { bootActions, createBrowserConsole, rootReducer, rootSaga } =
      await import('./consoleModule.ts');
    if (!Console) {
      store.replaceReducer(rootReducer);
      for (const action of bootActions(boot)) store.dispatch(action);
      runSaga(rootSaga);
    }
    Console ??= createBrowserConsole();
    return Console;
  }
  return lazyPart(load);
}
