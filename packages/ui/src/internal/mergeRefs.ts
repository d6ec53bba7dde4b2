import type { Ref, RefCallback } from 'react';

/** Sets a ref, and returns what undoes that: a ref that returns a cleanup is not called with `null`. */
function assign<T>(ref: Ref<T> | undefined, value: T | null): () => void {
  if (typeof ref === 'function') {
    const cleanup = ref(value);
    return typeof cleanup === 'function' ? cleanup : () => void ref(null);
  }
  if (ref) ref.current = value;
  return () => {
    if (ref) ref.current = null;
  };
}

const kept = new WeakMap<object, { given: unknown; merged: unknown }>();

/** One ref callback that sets two refs; the same one as long as both are, so that a render does not call them again. */
export function mergeRefs<T>(own: Ref<T>, given: Ref<T> | undefined): RefCallback<T> {
  const before = own && kept.get(own);
  if (before && before.given === given) return before.merged as RefCallback<T>;
  const merged: RefCallback<T> = (value) => {
    const undo = [assign(own, value), assign(given, value)];
    return () => {
      for (const one of undo) one();
    };
  };
  if (own) kept.set(own, { given, merged });
  return merged;
}
