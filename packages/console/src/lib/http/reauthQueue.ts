/**
 * Calls the server answered with 401 because it no longer knows the session. They wait until the user
 * has signed in again and are then repeated, so that no work in progress is lost.
 */
type Resume = (renewed: boolean) => void;

const queue = new Set<Resume>();
const listeners = new Set<(errorCode: string | null) => void>();

/** Listens for calls that wait until they are resumed, with the code of their refusal. Returns an unsubscribe function. */
export function onWaiting(listener: (errorCode: string | null) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Waits for the session. Resolves with whether the call should be repeated; at once with `false` without
 * listeners, and when the call is aborted.
 */
export function waitForSignIn(signal: AbortSignal, errorCode: string | null): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false);
  return new Promise((resolve) => {
    const resumeCall: Resume = (renewed) => {
      queue.delete(resumeCall);
      resolve(renewed);
    };
    queue.add(resumeCall);
    signal.addEventListener('abort', () => resumeCall(false), { once: true });
    for (const listener of listeners) listener(errorCode);
  });
}

/** Resumes the waiting calls: repeats them when the session was renewed, else lets them fail. */
export function resume(renewed: boolean): void {
  for (const resumeCall of queue) resumeCall(renewed);
}
