/** `localStorage` that may be missing, full or forbidden: then nothing is remembered. */
export const storage = {
  /** Calls back when another tab has changed or removed the value. Returns an unsubscribe function. */
  onChange(key: string, changed: () => void): () => void {
    if (typeof window === 'undefined') return () => undefined;
    const listen = (event: StorageEvent) => {
      if (event.key === key) changed();
    };
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  },
  get(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
    } catch {
      // Not being remembered is no failure worth reporting.
    }
  },
  remove(key: string): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // As above.
    }
  },
};
