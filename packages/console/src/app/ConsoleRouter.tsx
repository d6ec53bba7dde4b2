import {
  type ReactElement,
  type ReactNode,
  createContext,
  startTransition,
  use,
  useLayoutEffect,
  useState,
} from 'react';
import { Router } from 'react-router-dom';
import type { ConsoleHistory } from '../lib/consoleHistory.ts';

const HistoryContext = createContext<ConsoleHistory | null>(null);

/** The history the page walks in. */
export function useConsoleHistory(): ConsoleHistory {
  const history = use(HistoryContext);
  if (!history) throw new Error('There is no ConsoleRouter around this component');
  return history;
}

interface ConsoleRouterProps {
  history: ConsoleHistory;
  children: ReactNode;
}

/** Gives the address to everything below. A screen stays until the next one has been loaded. */
export function ConsoleRouter({ history, children }: ConsoleRouterProps): ReactElement {
  const [{ action, location }, setPlace] = useState(history.place);
  useLayoutEffect(
    () => history.listen((place) => startTransition(() => setPlace(place))),
    [history],
  );
  return (
    <HistoryContext value={history}>
      <Router location={location} navigationType={action} navigator={history}>
        {children}
      </Router>
    </HistoryContext>
  );
}
