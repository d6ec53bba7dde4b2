import type { Ref, RefCallback } from 'react';

function set<T>(ref: Ref<T> | undefined, value: T | null): unknown {
  if (typeof ref === 'function') return ref(value);
  if (ref) ref.current = value;
  return undefined;
}

/** Sets a ref, and returns what undoes that: a ref that returns a cleanup is not called with `null`. */
function assign<T>(ref: Ref<T> | undefined, value: T | null): () => void {
  const cleanup = set(ref, value);
  return typeof cleanup === 'function' ? (cleanup as () => void) : () => void set(ref, null);
}

/** By the own one: the given one and what they became. */
const kept = new WeakMap<object, [given: unknown, merged: unknown]>();

/** One ref callback that sets two refs; the same one as long as both are, so that a render does not call them again. */
export function mergeRefs<T>(own: Ref<T>, given: Ref<T> | undefined): RefCallback<T> {
  const [before, known] = (own && kept.get(own)) ?? [];
  if (known && before === given) return known as RefCallback<T>;
  const merged: RefCallback<T> = (value) => {
    const clearOwn = assign(own, value);
    const clearGiven = assign(given, value);
    return () => {
      clearOwn();
      clearGiven();
    };
  };
  if (own) kept.set(own, [given, merged]);
  return merged;
}
