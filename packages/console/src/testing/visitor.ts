import { vi } from 'vitest';

/** Where a browser may hold a language. */
export interface Visitor {
  query?: string;
  cookie?: string;
  local?: string;
  session?: string;
  navigator?: string[];
  html?: string;
}

/**
 * Gives Node what the page reads of a browser at start. Undo with `vi.unstubAllGlobals()`.
 * @returns the local storage.
 */
export function visit({ query = '', cookie = '', local, session, navigator = [], html }: Visitor) {
  const storage = (initial: string | undefined) => {
    const kept = new Map(initial === undefined ? [] : [['i18nextLng', initial]]);
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    };
  };
  const localStorage = storage(local);
  const sessionStorage = storage(session);
  vi.stubGlobal('window', {
    localStorage,
    sessionStorage,
    location: { search: query, hash: '', pathname: '/', host: 'x' },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('sessionStorage', sessionStorage);
  vi.stubGlobal('navigator', { languages: navigator, userAgent: 'test' });
  vi.stubGlobal('document', {
    cookie,
    getElementById: () => null,
    documentElement: { lang: '', getAttribute: () => html ?? null },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  return localStorage;
}
