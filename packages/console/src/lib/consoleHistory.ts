import type { Location, Navigator, To } from 'react-router-dom';

/** Where the browser is, and by what kind of step it came there. */
export interface Place {
  action: 'POP' | 'PUSH' | 'REPLACE';
  location: Location;
}

/** Asks about leaving before it happens. */
export interface DepartureGuard {
  /** Whether going to this address has to be asked about. */
  holds: (to: { pathname: string; search: string }) => boolean;
  /** A step was held back; `proceed` takes it after all. */
  onHeld: (proceed: () => void) => void;
}

/** The browser's history as the router wants it, whose steps can be held back. */
export interface ConsoleHistory extends Navigator {
  place: () => Place;
  /** Hears of every step that was taken. Returns the way out. */
  listen: (listener: () => void) => () => void;
  /** Asks this guard about every step: a link, the console's own, Back and Forward. Returns the way out. */
  guard: (guard: DepartureGuard) => () => void;
}

/** What stands in `history.state` of a step, as the router's own histories write it. */
interface Step {
  /** What the step was given. */
  usr: unknown;
  key: string;
  /** How many steps lie before it. */
  idx: number;
}

/**
 * The history the router walks in. It does not need the router: that comes with the screens, which the
 * sign-in page does not load.
 */
export function createConsoleHistory(): ConsoleHistory {
  const { history } = window;
  const listeners = new Set<() => void>();
  let guard: DepartureGuard | null = null;
  /** Called when the step that is being taken back has been. */
  let takenBack: (() => void) | null = null;
  let passes = false;

  if (!stepOf(history)) history.replaceState({ usr: null, key: createKey(), idx: 0 }, '');
  let index = indexOf(history);
  let place: Place = { action: 'POP', location: currentLocation() };

  const arrive = (action: Place['action']) => {
    index = indexOf(history);
    place = { action, location: currentLocation() };
    for (const listener of listeners) listener();
  };
  const take = (to: To, step: () => void) => {
    if (guard?.holds(urlOf(to))) guard.onHeld(step);
    else step();
  };
  /** The browser has gone there already: it is sent back, and forth again if the person says so. */
  const holdPop = ({ onHeld }: DepartureGuard, delta: number) => {
    const back = new Promise<void>((resolve) => {
      takenBack = resolve;
    });
    history.go(-delta);
    const forth = () => {
      passes = true;
      history.go(delta);
    };
    onHeld(() => void back.then(forth));
  };
  window.addEventListener('popstate', () => {
    const delta = indexOf(history) - index;
    if (takenBack) {
      takenBack();
      takenBack = null;
    } else if (guard && delta !== 0 && !passes && guard.holds(window.location)) {
      holdPop(guard, delta);
    } else {
      passes = false;
      arrive('POP');
    }
  });

  return {
    place: () => place,
    createHref: (to) => pathOf(to),
    push: (to, state: unknown) =>
      take(to, () => {
        history.pushState({ usr: state, key: createKey(), idx: index + 1 }, '', pathOf(to));
        arrive('PUSH');
      }),
    replace: (to, state: unknown) =>
      take(to, () => {
        history.replaceState({ usr: state, key: createKey(), idx: index }, '', pathOf(to));
        arrive('REPLACE');
      }),
    go: (delta) => history.go(delta),
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    guard: (next) => {
      guard = next;
      return () => {
        if (guard === next) guard = null;
      };
    },
  };
}

const createKey = () => Math.random().toString(36).slice(2, 10);

function stepOf(history: History): Step | null {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'idx' in state ? (state as Step) : null;
}

const indexOf = (history: History) => stepOf(history)?.idx ?? 0;

function currentLocation(): Location {
  const { pathname, search, hash } = window.location;
  const step = stepOf(window.history);
  return { pathname, search, hash, state: step?.usr ?? null, key: step?.key ?? 'default' };
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
