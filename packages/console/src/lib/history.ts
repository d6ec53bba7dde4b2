import type { Location, Navigator, To } from 'react-router-dom';

/** Where the browser is, and which kind of navigation led there. */
export interface HistoryLocation {
  action: 'POP' | 'PUSH' | 'REPLACE';
  location: Location;
}

/** Asks before the user leaves. */
export interface Blocker {
  /** Whether going to this address has to be confirmed. */
  blocks: (to: { pathname: string; search: string }) => boolean;
  /** A navigation was blocked; `proceed` takes it after all. */
  onBlocked: (proceed: () => void) => void;
}

/** The browser's history as the router takes it, with navigations that can be blocked. */
export interface ConsoleHistory extends Navigator {
  current: () => HistoryLocation;
  /** Subscribes to every navigation. Returns an unsubscribe function. */
  listen: (listener: () => void) => () => void;
  /** Asks this blocker about every navigation, Back and Forward included. Returns a function that removes it. */
  block: (blocker: Blocker) => () => void;
}

/** `history.state` of an entry, as the router's own histories write it. */
interface Entry {
  /** State given to `push` or `replace`. */
  usr: unknown;
  key: string;
  /** How many entries lie before it. */
  idx: number;
}

/**
 * Our own history instead of the router's: the sign-in page does without the router, and the router that
 * can block navigations is 20 kB larger (docs/adr/0010).
 */
export function createConsoleHistory(): ConsoleHistory {
  const { history } = window;
  const listeners = new Set<() => void>();
  let blocker: Blocker | null = null;
  /** Called when a blocked Back or Forward has been undone. */
  let onUndone: (() => void) | null = null;
  let confirmed = false;

  if (!entryOf(history)) history.replaceState({ usr: null, key: createKey(), idx: 0 }, '');
  let index = indexOf(history);
  let current: HistoryLocation = { action: 'POP', location: currentLocation() };

  const arrive = (action: HistoryLocation['action']) => {
    index = indexOf(history);
    current = { action, location: currentLocation() };
    for (const listener of listeners) listener();
  };
  const navigate = (to: To, step: () => void) => {
    if (blocker?.blocks(urlOf(to))) blocker.onBlocked(step);
    else step();
  };
  /** The browser has navigated already: that is undone, and done again once it is confirmed. */
  const blockPop = ({ onBlocked }: Blocker, delta: number) => {
    const undone = new Promise<void>((resolve) => {
      onUndone = resolve;
    });
    history.go(-delta);
    const redo = () => {
      confirmed = true;
      history.go(delta);
    };
    onBlocked(() => void undone.then(redo));
  };
  window.addEventListener('popstate', () => {
    const delta = indexOf(history) - index;
    if (onUndone) {
      onUndone();
      onUndone = null;
    } else if (blocker && delta !== 0 && !confirmed && blocker.blocks(window.location)) {
      blockPop(blocker, delta);
    } else {
      confirmed = false;
      arrive('POP');
    }
  });

  return {
    current: () => current,
    createHref: (to) => pathOf(to),
    push: (to, state: unknown) =>
      navigate(to, () => {
        history.pushState({ usr: state, key: createKey(), idx: index + 1 }, '', pathOf(to));
        arrive('PUSH');
      }),
    replace: (to, state: unknown) =>
      navigate(to, () => {
        history.replaceState({ usr: state, key: createKey(), idx: index }, '', pathOf(to));
        arrive('REPLACE');
      }),
    go: (delta) => history.go(delta),
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    block: (next) => {
      blocker = next;
      return () => {
        if (blocker === next) blocker = null;
      };
    },
  };
}

const createKey = () => Math.random().toString(36).slice(2, 10);

function entryOf(history: History): Entry | null {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'idx' in state ? (state as Entry) : null;
}

const indexOf = (history: History) => entryOf(history)?.idx ?? 0;

function currentLocation(): Location {
  const { pathname, search, hash } = window.location;
  const entry = entryOf(window.history);
  return { pathname, search, hash, state: entry?.usr ?? null, key: entry?.key ?? 'default' };
}

function urlOf(to: To): URL {
  if (typeof to === 'string') return new URL(to, window.location.href);
  const { pathname = window.location.pathname, search = '', hash = '' } = to;
  const url = new URL(window.location.href);
  Object.assign(url, { pathname, search, hash });
  return url;
}

function pathOf(to: To): string {
  const { pathname, search, hash } = urlOf(to);
  return pathname + search + hash;
}
