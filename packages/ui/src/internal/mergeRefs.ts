import type { Ref, RefCallback } from 'react';

function assign<T>(ref: Ref<T> | undefined, value: T | null): void {
  if (typeof ref === 'function') ref(value);
  else if (ref) ref.current = value;
}

/** One ref callback that sets two refs. */
export function mergeRefs<T>(own: Ref<T>, given: Ref<T> | undefined): RefCallback<T> {
  return (value) => {
    assign(own, value);
    assign(given, value);
  };
}
