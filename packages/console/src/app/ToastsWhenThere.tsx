import { type ReactElement, createElement, useSyncExternalStore } from 'react';
import { toasts } from './toastQueue.ts';

const nothing = () => null;

/** The corner where toasts stand, as soon as there has been one. */
export function ToastsWhenThere(): ReactElement | null {
  const corner = useSyncExternalStore(toasts.subscribe, toasts.corner, nothing);
  return corner && createElement(corner);
}
