import type { BootData } from '@concierge/contract/bootData';
import { bootActions } from './bootActions.ts';
import { rootReducer } from './rootReducer.ts';
import type { ConsoleStore } from './store.ts';

/** Gives the store all its areas, and what came with the page. */
export function addConsole(store: ConsoleStore, boot: BootData | null): void {
  store.replaceReducer((state, action) => rootReducer(state, action));
  for (const action of bootActions(boot)) store.dispatch(action);
}
