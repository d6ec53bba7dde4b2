import type { BootData } from '@concierge/contract/bootData';
import { onLateFeature } from '../lib/lazy/lateFeatures.ts';
import { bootActions } from './bootActions.ts';
import { rootReducer } from './rootReducer.ts';
import type { ConsoleStore } from './store.ts';

/** Gives the store all its areas, and what came with the page. */
export function addConsole(store: ConsoleStore, boot: BootData | null): void {
  store.replaceReducer((state, action) => rootReducer(state, action));
  // Its area is there before anything reads it.
  onLateFeature(({ name }) => void store.dispatch({ type: `${name}/added` }));
  for (const action of bootActions(boot)) store.dispatch(action);
}
