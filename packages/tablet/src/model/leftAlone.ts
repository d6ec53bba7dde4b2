/** Back to the services after this long without a touch. */
export const BACK_AFTER_MS = 60_000;
/** Where no guest stays, such as in a lobby, the next one is another after this long. */
export const FORGET_AFTER_MS = 300_000;

const TOUCHES = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Does each thing once nobody has touched the target for its time in ms; after a touch the times begin again.
 *
 * @returns what ends it.
 */
export function whenLeftAlone(
  target: EventTarget,
  actions: readonly (readonly [ms: number, act: () => void])[],
): () => void {
  const ended = new AbortController();
  let timers: ReturnType<typeof setTimeout>[] = [];
  const stop = () => timers.forEach(clearTimeout);
  const begin = () => {
    stop();
    timers = actions.map(([ms, act]) => setTimeout(act, ms));
  };
  for (const touch of TOUCHES) {
    target.addEventListener(touch, begin, { passive: true, capture: true, signal: ended.signal });
  }
  ended.signal.addEventListener('abort', stop);
  begin();
  return () => ended.abort();
}
