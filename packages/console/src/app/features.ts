import type { LazyFeature } from '../lib/lazy/features.ts';
import { type LazyFeatureRow, type Saga, featureTable } from './featureTable.ts';
import { featureReducer } from './rootReducer.ts';

/** A lazy feature that has come. */
export interface AddedFeature {
  name: LazyFeature;
  saga: Saga;
}

type Listener = (feature: AddedFeature) => void;

const added = new Map<LazyFeature, AddedFeature>();
const listeners = new Set<Listener>();

/** Loads features and adds them: their reducers to the store, their sagas to the session. */
export async function addFeatures(names: readonly LazyFeature[]): Promise<void> {
  await Promise.all(names.map(add));
}

async function add(name: LazyFeature): Promise<void> {
  if (added.has(name)) return;
  const { load }: LazyFeatureRow = featureTable[name];
  const { reducer, saga } = await load();
  // Two may have waited for it.
  if (added.has(name)) return;
  const feature = { name, saga };
  added.set(name, feature);
  if (reducer) featureReducer.inject({ reducerPath: name, reducer });
  for (const listener of listeners) listener(feature);
}

/** Calls back for every lazy feature, the ones that have come so far included. Returns how to stop. */
export function onFeature(listener: Listener): () => void {
  for (const feature of added.values()) listener(feature);
  listeners.add(listener);
  return () => listeners.delete(listener);
}
