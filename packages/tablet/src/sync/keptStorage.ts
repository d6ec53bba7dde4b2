import { type Kept, NOTHING_KEPT } from '../model/tabletState.ts';
import { KEPT, KEPT_PARTS, forgetKept, type TextStorage } from './pairing.ts';

export interface KeptStorage {
  read: () => Kept;
  /** Writes the parts that differ. */
  write: (before: Kept, after: Kept) => void;
  forget: () => void;
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

/** A browser may refuse to keep anything: the tablet then works as long as it is open. */
function attempt(action: () => void): void {
  try {
    action();
  } catch (error) {
    console.warn('This browser keeps nothing:', error);
  }
}

/** Keeps what can be read without network. What is not what it should be is as if it were not there. */
export function createKeptStorage(storage: TextStorage): KeptStorage {
  return {
    read() {
      const kept: Record<string, unknown> = { ...NOTHING_KEPT };
      for (const part of KEPT_PARTS) {
        const value = parsed(storage.getItem(KEPT + part));
        const usual = NOTHING_KEPT[part];
        if (value !== undefined && Array.isArray(value) === Array.isArray(usual)) {
          kept[part] = value;
        }
      }
      return kept as unknown as Kept;
    },
    write(before, after) {
      for (const part of KEPT_PARTS) {
        if (before[part] === after[part]) continue;
        attempt(() => storage.setItem(KEPT + part, JSON.stringify(after[part])));
      }
    },
    forget: () => attempt(() => forgetKept(storage)),
  };
}

/** For a browser that has no storage for this page. */
export function memoryStorage(): TextStorage {
  const items = new Map<string, string>();
  return {
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
  };
}
