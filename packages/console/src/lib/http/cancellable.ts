import { CANCEL } from 'redux-saga';

/** A promise that a cancelled saga aborts instead of merely forgetting it. */
export interface Cancellable<T> extends Promise<T> {
  cancel: () => void;
}

/**
 * Runs something abortable so that sagas can cancel it: when `takeLatest` drops a worker, or the
 * session ends, `start`'s signal aborts.
 */
export function cancellable<T>(start: (signal: AbortSignal) => Promise<T>): Cancellable<T> {
  const controller = new AbortController();
  const cancel = () => controller.abort();
  return Object.assign(start(controller.signal), { cancel, [CANCEL]: cancel });
}
