/**
 * Calls the server refused because it no longer knows the session. They wait until the person has
 * signed in again and are then repeated, so that nothing that was being done is lost.
 */
type Release = (renewed: boolean) => void;

const held = new Set<Release>();
const listeners = new Set<() => void>();

/** Hears that a call is being held: somebody has to release it. Returns the way out. */
export function onCallHeld(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Waits for the session. Resolves with whether the call should be repeated; at once with `false` where
 * nobody listens, and when the call is aborted.
 */
export function holdCall(signal: AbortSignal): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false);
  return new Promise((resolve) => {
    const release: Release = (renewed) => {
      held.delete(release);
      resolve(renewed);
    };
    held.add(release);
    signal.addEventListener('abort', () => release(false), { once: true });
    for (const listener of listeners) listener();
  });
}

/** Lets the waiting calls go: to be repeated when the session was renewed, to fail otherwise. */
export function releaseCalls(renewed: boolean): void {
  for (const release of held) release(renewed);
}
