/** The part of `Storage` that is needed. */
export interface TextStorage {
  getItem: (name: string) => string | null;
  setItem: (name: string, value: string) => void;
  removeItem: (name: string) => void;
}

/** For a browser that keeps nothing for this page. */
export const NO_STORAGE: TextStorage = {
  getItem: () => null,
  setItem: () => {
    throw new Error('This page has no storage');
  },
  removeItem: () => undefined,
};

/** Some browsers throw where a page may keep nothing. One that is full can still be read. */
export function ownStorage(): TextStorage {
  try {
    const { localStorage } = globalThis;
    localStorage.getItem('');
    return localStorage;
  } catch {
    return NO_STORAGE;
  }
}

/** Whether the storage did it: it may be full, or forbidden. */
export function attempt(action: () => void): boolean {
  try {
    action();
    return true;
  } catch {
    return false;
  }
}

const KEY = 'concierge.tablet.key';

/** The key in the part of an address behind `#`, which is sent to no server. */
function keyIn(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get('key') || null;
}

interface Page {
  location: Pick<Location, 'hash' | 'pathname' | 'search'>;
  history: Pick<History, 'replaceState'>;
}

interface Pair {
  /** Null: the tablet is not paired. */
  key: string | null;
  /** False: it is gone with this page. */
  keyKept: boolean;
}

/**
 * The device key: of the address, which it is taken out of, so that nobody reads it there or finds it in the
 * history; else the one that was kept.
 */
export function pair({ location, history }: Page, storage: TextStorage): Pair {
  const given = keyIn(location.hash);
  const known = storage.getItem(KEY);
  if (given === null) return { key: known, keyKept: true };
  history.replaceState(null, '', location.pathname + location.search);
  if (given === known) return { key: given, keyKept: true };
  forgetKept(storage);
  const keyKept = attempt(() => storage.setItem(KEY, given));
  // The tablet would come back as that of another room.
  if (!keyKept) attempt(() => storage.removeItem(KEY));
  return { key: given, keyKept };
}

export const KEPT = 'concierge.tablet.kept.';
export const KEPT_PARTS = [
  'device',
  'services',
  'requests',
  'requestCount',
  'messages',
  'messageCount',
  'keptAt',
  'language',
  'draft',
  'unsent',
  'unsentViews',
] as const;

/** Removes all that is kept of a guest and a room. */
export function forgetKept(storage: TextStorage): void {
  for (const part of KEPT_PARTS) attempt(() => storage.removeItem(KEPT + part));
}
