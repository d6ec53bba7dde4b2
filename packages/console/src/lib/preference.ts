import type { Preferences } from '@concierge/contract/firstView';
import { useSyncExternalStore } from 'react';
import { storage } from './storage.ts';

/** A choice this browser remembers. */
export interface Preference<Value extends string> {
  get: () => Value;
  /** What the page was drawn with that came from the server. */
  drawn: () => Value;
  set: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
}

let drawnWith: Preferences = {};

/** Says what the page is drawn with, where that is known: of a page that is drawn on the server. */
export function setDrawnPreferences(preferences: Preferences): void {
  drawnWith = preferences;
}

const YEAR_S = 31_536_000;

/** So that the server draws the next page with it. */
function tellServer(key: string, value: string): void {
  if (typeof document === 'undefined') return;
  document.cookie = `${key}=${value}; path=/; max-age=${YEAR_S}; samesite=lax`;
}

/**
 * @param key name in `localStorage`, and of the cookie that tells the server.
 * @param values what it may be; the first one unless something else was chosen.
 */
export function createPreference<const Value extends string>(
  key: string,
  values: readonly [Value, ...Value[]],
): Preference<Value> {
  const listeners = new Set<() => void>();
  const valueIn = (text: string | null | undefined) =>
    values.find((value) => value === text) ?? values[0];
  const drawn = () => valueIn(drawnWith[key]);
  let current: Value | undefined;
  const recall = () => {
    const value = valueIn(storage.get(key));
    if (value !== drawn()) tellServer(key, value);
    return value;
  };
  return {
    get: () => (current ??= recall()),
    drawn,
    set(value) {
      current = value;
      storage.set(key, value);
      tellServer(key, value);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The current value of a preference, and how to change it. */
export function usePreference<Value extends string>(
  preference: Preference<Value>,
): [Value, (value: Value) => void] {
  const { subscribe, get, drawn, set } = preference;
  return [useSyncExternalStore(subscribe, get, drawn), set];
}
