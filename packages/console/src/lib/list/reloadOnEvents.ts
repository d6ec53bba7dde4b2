import { type Action, buffers, eventChannel } from 'redux-saga';
import type { ActionPattern } from 'redux-saga/effects';
import {
  type SagaGenerator,
  actionChannel,
  call,
  delay,
  flush,
  select,
  take,
} from 'typed-redux-saga';
import { isHidden } from '../isHidden.ts';

/** Milliseconds over which the consoles of a project spread the loads that one event causes. */
export const RELOAD_SPREAD_MS = 1_000;
/** Milliseconds after such a load before the next one. */
export const RELOAD_PAUSE_MS = 1_000;

interface EventReload<State> {
  /** The events that may leave something to ask for. */
  on: ActionPattern;
  /** Whether they did, and what they changed is on screen; always unless given. */
  isNeeded?: (state: State) => boolean;
  reload: () => SagaGenerator<void>;
}

const visibilityChanges = () =>
  eventChannel<true>((emit) => {
    const onChange = () => emit(true);
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  });

/** Returns once someone may look at the page: at once, or when its tab is shown again. */
function* untilShown(): SagaGenerator<void> {
  if (!isHidden()) return;
  const changes = yield* call(visibilityChanges);
  try {
    while (isHidden()) yield* take(changes);
  } finally {
    changes.close();
  }
}

/**
 * Loads again what events do not say: every call that an event causes is made here. It waits for a
 * random moment, so that the consoles of a project do not call all at once, and for the tab to be shown.
 * Whatever happens until then, one call asks for all of it; the last event is never missed.
 */
export function* reloadOnEvents<State>({
  on,
  isNeeded = () => true,
  reload,
}: EventReload<State>): SagaGenerator<void> {
  const events = yield* actionChannel(on, buffers.sliding<Action>(1));
  try {
    while (true) {
      yield* take(events);
      if (!(yield* select(isNeeded))) continue;
      yield* delay(Math.random() * RELOAD_SPREAD_MS);
      yield* untilShown();
      if (!(yield* select(isNeeded))) continue;
      yield* flush(events);
      yield* reload();
      yield* delay(RELOAD_PAUSE_MS);
    }
  } finally {
    events.close();
  }
}
