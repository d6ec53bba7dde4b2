import { storage } from '../storage.ts';
import type { AddressChanges } from './useListAddress.ts';

const KEY = 'concierge.lists';

/** What goes together: a direction means nothing without its column. */
const PARTS = [['limit'], ['orderBy', 'direction']] as const;
const REMEMBERED: readonly string[] = PARTS.flat();

/** The query of each list that is not as it is by default, by user and path. */
type Remembered = Record<string, string>;

function read(): Remembered {
  try {
    const value: unknown = JSON.parse(storage.get(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Remembered) : {};
  } catch {
    return {};
  }
}

const nameOf = (userId: number, pathname: string) => `${userId} ${pathname}`;
const queryOf = (all: Remembered, name: string) => {
  const query = Object.hasOwn(all, name) ? all[name] : '';
  return new URLSearchParams(typeof query === 'string' ? query : '');
};

/** Remembers the order and the page size that a user gives a list; those by default are forgotten. */
export function rememberList(userId: number, pathname: string, changes: AddressChanges): void {
  const changed = Object.entries(changes).filter(([name]) => REMEMBERED.includes(name));
  if (changed.length === 0) return;
  const all = read();
  const name = nameOf(userId, pathname);
  const query = queryOf(all, name);
  for (const [param, value] of changed) {
    if (value === null) query.delete(param);
    else query.set(param, String(value));
  }
  const { [name]: _before, ...others } = all;
  const next = query.size > 0 ? { ...others, [name]: String(query) } : others;
  storage.set(KEY, JSON.stringify(next));
}

/** The query of an address with what is remembered of its list; null where the address says all of it by itself. */
export function rememberedQuery(
  userId: number,
  { pathname, search }: { pathname: string; search: string },
): string | null {
  const params = new URLSearchParams(search);
  const remembered = queryOf(read(), nameOf(userId, pathname));
  let isMore = false;
  for (const part of PARTS) {
    if (part.some((name) => params.has(name))) continue;
    for (const name of part) {
      const value = remembered.get(name);
      if (value === null) continue;
      params.set(name, value);
      isMore = true;
    }
  }
  return isMore ? `?${params}` : null;
}
