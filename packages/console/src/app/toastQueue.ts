import { type ComponentType, useSyncExternalStore } from 'react';
import type { Notice } from '../lib/notify.ts';

const waiting: Notice[] = [];
const listeners = new Set<() => void>();
let Toasts: ComponentType | null = null;

/** Shows a notice as a toast. The first one brings the toaster; until it is there the notices wait. */
export function raiseToast(notice: Notice): void {
  waiting.push(notice);
  void loadToaster();
}

/**
 * Loads the toaster and shows what waits for it. When it cannot be had, the notices go on waiting for
 * the next try: with the next notice, or when the connection is back.
 */
export async function loadToaster(): Promise<void> {
  try {
    const toasts = await import('./toasts.tsx');
    Toasts = toasts.Toasts;
    for (const listener of listeners) listener();
    for (const notice of waiting.splice(0)) toasts.showToast(notice);
  } catch (error) {
    console.error('The toaster could not be loaded:', error);
    window.addEventListener('online', () => void loadToaster(), { once: true });
  }
}

/** What draws the toasts, once it is there. */
export function useToasts(): ComponentType | null {
  return useSyncExternalStore(subscribe, () => Toasts);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
