import { type ComponentType, type ReactElement, createElement, useSyncExternalStore } from 'react';
import { type Notice, onNotice } from '../lib/notify.ts';
import { createSignal } from '../lib/signal.ts';

const queue: Notice[] = [];
const arrival = createSignal();
let loaded: Record<'Toasts' | 'FoldedToasts', ComponentType> | null = null;

onNotice((notice) => {
  queue.push(notice);
  void loadToaster();
});

/**
 * Loads the toaster and shows the queued notices. After a failure they stay queued for the next try:
 * the next notice, or the return of the connection.
 */
export async function loadToaster(): Promise<void> {
  try {
    const { Toasts, FoldedToasts, showToast } = await import('./toasts.tsx');
    loaded ??= { Toasts, FoldedToasts };
    arrival.tell();
    for (const notice of queue.splice(0)) showToast(notice);
  } catch (error) {
    console.error('The toaster could not be loaded:', error);
    window.addEventListener('online', () => void loadToaster(), { once: true });
  }
}

/** A part of the toaster; nothing until it is loaded. */
export function useLoaded(part: 'Toasts' | 'FoldedToasts'): ReactElement | null {
  const parts = useSyncExternalStore(arrival.listen, () => loaded);
  return parts && createElement(parts[part]);
}

/** Renders every notice of `lib/notify.ts` as a toast; empty until the first one. */
export function ToastCorner(): ReactElement | null {
  return useLoaded('Toasts');
}
