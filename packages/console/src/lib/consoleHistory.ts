import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  NavigationType,
  type Navigator,
} from 'react-router-dom';

/** Where the browser is, and by what kind of step it came there. */
export interface Place {
  action: NavigationType;
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
  listen: (listener: (place: Place) => void) => () => void;
  /** Asks this guard about every step: a link, the console's own, Back and Forward. Returns the way out. */
  guard: (guard: DepartureGuard) => () => void;
}

/**
 * The history of the router's own `BrowserRouter`, which is not exported otherwise, with a guard. The
 * router's blocker would do the same and bring the loaders and actions of its data router with it.
 */
export function createConsoleHistory(): ConsoleHistory {
  const history = createBrowserHistory({ v5Compat: true });
  let guard: DepartureGuard | null = null;
  /** The step of the history that is being taken back. */
  let takenBack: (() => void) | null = null;
  let passes = false;

  const step = (to: Parameters<Navigator['push']>[0], take: () => void) => {
    if (guard?.holds(history.createURL(to))) guard.onHeld(take);
    else take();
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

  return {
    place: () => ({ action: history.action, location: history.location }),
    createHref: (to) => history.createHref(to),
    encodeLocation: (to) => history.encodeLocation(to),
    push: (to, state) => step(to, () => history.push(to, state)),
    replace: (to, state) => step(to, () => history.replace(to, state)),
    go: (delta) => history.go(delta),
    listen: (listener) =>
      history.listen(({ action, location, delta }) => {
        if (takenBack) {
          takenBack();
          takenBack = null;
        } else if (
          action === NavigationType.Pop &&
          guard &&
          delta &&
          !passes &&
          guard.holds(location)
        ) {
          holdPop(guard, delta);
        } else {
          if (action === NavigationType.Pop) passes = false;
          listener({ action, location });
        }
      }),
    guard: (next) => {
      guard = next;
      return () => {
        if (guard === next) guard = null;
      };
    },
  };
}
