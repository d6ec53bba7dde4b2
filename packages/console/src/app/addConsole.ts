import type { BootData } from '@concierge/contract/bootData';
import type { Reducer } from '@reduxjs/toolkit';
import { onArea } from '../lib/areas.ts';
import { bootActions } from './bootActions.ts';
import { createRootReducer } from './rootReducer.ts';
import type { ConsoleStore } from './store.ts';

/** Gives the store its areas, those that are added later included, and what came with the page. */
export function addConsole(store: ConsoleStore, boot: BootData | null): void {
  const added: Record<string, Reducer> = {};
  const build = () => {
    const reduce = createRootReducer(added);
    store.replaceReducer((state, action) => reduce(state, action));
  };
  build();
  onArea(({ name, reducer }) => {
    if (!reducer) return;
    added[name] = reducer;
    build();
  });
  for (const action of bootActions(boot)) store.dispatch(action);
}
