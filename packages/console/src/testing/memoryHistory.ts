import { type Location, type To, createPath, parsePath } from 'react-router-dom';
import type { Blocker, ConsoleHistory, HistoryLocation } from '../lib/history.ts';

/** A history that lives in memory: the browser's own address stays as it is. */
export function createMemoryHistory(address: string): ConsoleHistory {
  const listeners = new Set<() => void>();
  let blocker: Blocker | null = null;
  let keys = 0;
  let current = locationOf(address, null);
  let entries = [current];
  let action: HistoryLocation['action'] = 'POP';

  function locationOf(to: To, state: unknown): Location {
    const { pathname, search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
    keys += 1;
    const key = String(keys);
    return { pathname: pathname || current.pathname, search, hash, state, key };
  }

  function navigate(next: Location, how: typeof action, rest: () => void): void {
    const step = () => {
      rest();
      current = next;
      action = how;
      for (const listener of listeners) listener();
    };
    if (blocker?.blocks(next)) blocker.onBlocked(step);
    else step();
  }

  return {
    current: () => ({ action, location: current }),
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    push(to, state: unknown) {
      const next = locationOf(to, state);
      navigate(next, 'PUSH', () => {
        entries = [...entries.slice(0, entries.indexOf(current) + 1), next];
      });
    },
    replace(to, state: unknown) {
      const next = locationOf(to, state);
      navigate(next, 'REPLACE', () => {
        entries = entries.map((entry) => (entry === current ? next : entry));
      });
    },
    go(delta) {
      const next = entries[entries.indexOf(current) + delta];
      if (next) navigate(next, 'POP', () => undefined);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    block(next) {
      blocker = next;
      return () => {
        if (blocker === next) blocker = null;
      };
    },
  };
}
