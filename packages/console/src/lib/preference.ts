import { useSyncExternalStore } from 'react';
import { createSignal } from './signal.ts';
import { storage } from './storage.ts';

/** A choice this browser remembers. */
export interface Preference<Value extends string> {
  get: () => Value;
  set: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
}

/**
 * @param key name in `localStorage`.
 * @param values what it may be; the first one unless another was chosen.
 */
export function createPreference<const Value extends string>(
  key: string,
  values: readonly [Value, ...Value[]],
): Preference<Value> {
  const changed = createSignal();
  const read = () => values.find((value) => value === storage.get(key)) ?? values[0];
  let current: Value | undefined;
  return {
    get: () => (current ??= read()),
    set(value) {
      current = value;
      storage.set(key, value);
      changed.tell();
    },
    subscribe: changed.listen,
  };
}

/** The current value of a preference, and how to change it. */
export function usePreference<Value extends string>(
  preference: Preference<Value>,
): [Value, (value: Value) => void] {
  const { subscribe, get, set } = preference;
  return [useSyncExternalStore(subscribe, get), set];
}
