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
import type { ConsoleHistory, Place } from '../lib/consoleHistory.ts';

const PlaceContext = createContext<(Place & { history: ConsoleHistory }) | null>(null);

/** Where the browser is, and the history it walks in. */
export function usePlace(): Place & { history: ConsoleHistory } {
  const place = use(PlaceContext);
  if (!place) throw new Error('There is no PlaceProvider around this component');
  return place;
}

interface PlaceProviderProps {
  history: ConsoleHistory;
  children: ReactNode;
}

/** Gives the address to everything below. A screen stays until the next one has been loaded. */
export function PlaceProvider({ history, children }: PlaceProviderProps): ReactElement {
  const [place, setPlace] = useState(history.place);
  useLayoutEffect(() => {
    const read = () => startTransition(() => setPlace(history.place()));
    read();
    return history.listen(read);
  }, [history]);
  return <PlaceContext value={{ ...place, history }}>{children}</PlaceContext>;
}

/** Goes on to another address, which takes the place of this one. */
export function Redirect({ to }: { to: string }): null {
  const { history } = usePlace();
  useEffect(() => history.replace(to), [history, to]);
  return null;
}
