import { type Kept, NOTHING_KEPT } from '../model/tabletState.ts';
import { KEPT, KEPT_PARTS, attempt, forgetKept, type TextStorage } from './pairing.ts';

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

/** Keeps what can be read without network. What is not what it should be is as if it were not there. */
export function createKeptStorage(storage: TextStorage): KeptStorage {
  const unkept = new Set<string>();
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
        const text = JSON.stringify(after[part]);
        if (attempt(() => storage.setItem(KEPT + part, text))) unkept.delete(part);
        else unkept.add(part);
      }
      // What is kept is then older than it says: it is as if nothing had been loaded.
      if (unkept.size > 0) attempt(() => storage.removeItem(`${KEPT}keptAt`));
    },
    forget: () => forgetKept(storage),
  };
}
