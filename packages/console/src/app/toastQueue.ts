import type { ComponentType } from 'react';
import type { Notice } from '../lib/notify.ts';

const waiting: Notice[] = [];
const listeners = new Set<() => void>();
let corner: ComponentType | null = null;

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
    const { Toasts, showToast } = await import('./toasts.tsx');
    corner = Toasts;
    for (const listener of listeners) listener();
    for (const notice of waiting.splice(0)) showToast(notice);
  } catch (error) {
    console.error('The toaster could not be loaded:', error);
    window.addEventListener('online', () => void loadToaster(), { once: true });
  }
}

/** What draws the toasts, once it is there. */
export const toasts = {
  corner: (): ComponentType | null => corner,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
