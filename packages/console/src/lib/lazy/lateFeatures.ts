import type { Reducer } from '@reduxjs/toolkit';
import { buffers, channel } from 'redux-saga';
import { type SagaGenerator, cancelled, fork, put, take } from 'typed-redux-saga';

/** What a part of the console that is loaded late adds to the store. */
export interface LateFeature {
  name: string;
  /** Its area of the store, under its name. */
  reducer: Reducer;
  saga: () => SagaGenerator<void>;
}

const features: LateFeature[] = [];
const listeners = new Set<(feature: LateFeature) => void>();

/** Adds a feature to every store, once; its saga runs while a user is signed in. Call it where its module is loaded. */
export function addLateFeature(feature: LateFeature): void {
  if (features.some(({ name }) => name === feature.name)) return;
  features.push(feature);
  for (const listen of listeners) listen(feature);
}

/** The reducers of the features added until now. */
export const lateReducers = (): Record<string, Reducer> =>
  Object.fromEntries(features.map(({ name, reducer }) => [name, reducer]));

/**
 * Runs the sagas of the features that were added, and of those that will be.
 * @param run Runs one of them; ends when the saga does.
 */
export function* lateSagas(
  run: (name: string, saga: LateFeature['saga']) => SagaGenerator<void>,
): SagaGenerator<void> {
  const added = channel<LateFeature>(buffers.expanding());
  const listen = (feature: LateFeature) => added.put(feature);
  for (const feature of features) listen(feature);
  listeners.add(listen);
  try {
    while (true) {
      const { name, saga } = yield* take(added);
      // The reducers run once, so that its area is there before anything reads it.
      yield* put({ type: `${name}/added` });
      yield* fork(run, name, saga);
    }
  } finally {
    if (yield* cancelled()) listeners.delete(listen);
  }
}
