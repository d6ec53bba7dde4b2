import type { Reducer } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';

/** A part of the console that is loaded with the screens and dialogs that show it. */
export interface Area {
  name: string;
  /** Runs while a user is signed in. */
  saga: () => SagaGenerator<void>;
  /** Of the store's area with this name, unless the store has it from the start. */
  reducer?: Reducer;
}

type Listener = (area: Area) => void;

const areas = new Map<string, Area>();
const listeners = new Set<Listener>();

/** Adds an area to the store and its saga to the session. Its module calls this as it loads, before anything renders. */
export function addArea(area: Area): void {
  areas.set(area.name, area);
  for (const listener of listeners) listener(area);
}

/** Calls back for every area, the ones added so far included. Returns how to stop. */
export function onArea(listener: Listener): () => void {
  for (const area of areas.values()) listener(area);
  listeners.add(listener);
  return () => listeners.delete(listener);
}
