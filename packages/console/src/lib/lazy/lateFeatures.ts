import type { Reducer } from '@reduxjs/toolkit';
import { buffers, eventChannel } from 'redux-saga';
import { type SagaGenerator, call, fork, take } from 'typed-redux-saga';

/** What a part of the console that is loaded late adds to the store. */
export interface LateFeature {
  /** Of its area of the store. */
  name: string;
  /** Where the area is not there from the start. */
  reducer?: Reducer;
  saga: () => SagaGenerator<void>;
}

const features = new Map<string, LateFeature>();
const listeners = new Set<(feature: LateFeature) => void>();

/** Adds a feature to every store, once. Call it where the module of its components is loaded. */
export function addLateFeature(feature: LateFeature): void {
  if (features.has(feature.name)) return;
  features.set(feature.name, feature);
  for (const listen of listeners) listen(feature);
}

/** Reports the features that were added, and those that will be. Returns an unsubscribe function. */
export function onLateFeature(listen: (feature: LateFeature) => void): () => void {
  for (const feature of features.values()) listen(feature);
  listeners.add(listen);
  return () => listeners.delete(listen);
}

/** Runs the sagas of late features while a user is signed in. */
export function* lateSagas(
  run: (name: string, saga: LateFeature['saga']) => SagaGenerator<void>,
): SagaGenerator<void> {
  const added = yield* call(() => eventChannel<LateFeature>(onLateFeature, buffers.expanding()));
  try {
    while (true) {
      const { name, saga } = yield* take(added);
      yield* fork(run, name, saga);
    }
  } finally {
    added.close();
  }
}
