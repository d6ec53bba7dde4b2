import type { Action } from 'redux';
import { buffers, eventChannel } from 'redux-saga';
import { type SagaGenerator, delay, race, take } from 'typed-redux-saga';
import { isHidden } from '../isHidden.ts';
import { listen } from '../listen.ts';

/** For how long what a user writes to a guest can be taken back. */
const UNDO_MS = 5_000;

type Pattern = string | string[] | ((action: Action) => boolean);

interface Wait {
  /** The user takes it back. */
  undo: Pattern;
  /** The wait ends: the user leaves the form or signs out. */
  flush: Pattern;
}

const unsent = new Set<Promise<void>>();

/** Resolves when nothing waits to be sent or is being sent: the session may end then. */
export async function allSent(): Promise<void> {
  await Promise.all(unsent);
}

/** The page is closed or hidden: a phone may end a hidden page without another word. */
const pageLeft = () =>
  eventChannel<true>((emit) => {
    const unsubscribes = [
      listen(globalThis.window, 'pagehide', () => emit(true)),
      listen(globalThis.document, 'visibilitychange', () => {
        if (isHidden()) emit(true);
      }),
    ];
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
    };
  }, buffers.sliding(1));

/**
 * Sends after `UNDO_MS`, or at once when the user leaves the form, the page or the session.
 * @returns Whether it was sent; false when the user took it back.
 */
export function* sendUndoably(
  { undo, flush }: Wait,
  send: () => SagaGenerator<void>,
): SagaGenerator<boolean> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const left = pageLeft();
  unsent.add(promise);
  try {
    const { undone } = yield* race({
      over: delay(UNDO_MS),
      undone: take(undo),
      flushed: take(flush),
      left: take(left),
    });
    if (undone) return false;
    yield* send();
    return true;
  } finally {
    left.close();
    unsent.delete(promise);
    resolve();
  }
}
