/** The part of `Storage` that is needed. */
export interface TextStorage {
  getItem: (name: string) => string | null;
  setItem: (name: string, value: string) => void;
  removeItem: (name: string) => void;
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

/**
 * The device key: of the address, which it is taken out of, so that nobody reads it there or finds it in the
 * history; else the one that was kept. Null: the tablet is not paired.
 */
export function pair({ location, history }: Page, storage: TextStorage): string | null {
  const given = keyIn(location.hash);
  if (given === null) return storage.getItem(KEY);
  history.replaceState(null, '', location.pathname + location.search);
  if (given !== storage.getItem(KEY)) forgetKept(storage);
  storage.setItem(KEY, given);
  return given;
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
  'unsentViews',
] as const;

/** Removes all that is kept of a guest and a room. */
export function forgetKept(storage: TextStorage): void {
  for (const part of KEPT_PARTS) storage.removeItem(KEPT + part);
}
