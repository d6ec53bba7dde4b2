import {
  type ReactElement,
  type ReactNode,
  createContext,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import type { ConsoleHistory, HistoryLocation } from '../lib/history.ts';

const LocationContext = createContext<(HistoryLocation & { history: ConsoleHistory }) | null>(null);

/** Where the browser is, and its history. The sign-in page uses this instead of the router. */
export function useHistoryLocation(): HistoryLocation & { history: ConsoleHistory } {
  const current = use(LocationContext);
  if (!current) throw new Error('There is no LocationProvider around this component');
  return current;
}

interface LocationProviderProps {
  history: ConsoleHistory;
  children: ReactNode;
}

/**
 * Provides the address to everything below. A screen stays until the next one has been loaded; what changes
 * within it (order, page, filter, open modal) is rendered at once.
 */
export function LocationProvider({ history, children }: LocationProviderProps): ReactElement {
  const [current, setCurrent] = useState(history.current);
  useLayoutEffect(() => {
    let { pathname } = history.current().location;
    const read = () => {
      const next = history.current();
      const show = () => setCurrent(next);
      if (next.location.pathname === pathname) show();
      else startTransition(show);
      ({ pathname } = next.location);
    };
    read();
    return history.listen(read);
  }, [history]);
  return <LocationContext value={{ ...current, history }}>{children}</LocationContext>;
}

/** Replaces the address by another one. */
export function Redirect({ to }: { to: string }): null {
  const { history } = useHistoryLocation();
  useEffect(() => history.replace(to), [history, to]);
  return null;
}
