import type { BootData } from '@concierge/contract/bootData';
import { createAction } from '@reduxjs/toolkit';
import type { LazyFeature } from '../lib/lazy/features.ts';
import { bootActions } from './bootActions.ts';
import { onFeature } from './features.ts';
import { rootReducer } from './rootReducer.ts';
import type { ConsoleStore } from './store.ts';

/** With it the state of a feature begins. */
const featureAdded = createAction<LazyFeature>('console/featureAdded');

/** Gives the store its features, those that come later included, and what came with the page. */
export function addConsole(store: ConsoleStore, boot: BootData | null): void {
  store.replaceReducer((state, action) => rootReducer(state, action));
  onFeature(({ name }) => store.dispatch(featureAdded(name)));
  for (const action of bootActions(boot)) store.dispatch(action);
}
