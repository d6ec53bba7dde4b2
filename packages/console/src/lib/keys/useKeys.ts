import { useEffect, useEffectEvent } from 'react';
import { loadWhenIdle } from '../lazy/whenIdle.ts';
import { createPreference, usePreference } from '../preference.ts';

/** Whether single keys work: those who speak to their computer turn them off (WCAG 2.1.4). */
export const keysPreference = createPreference('concierge.keys', ['on', 'off']);

/** Names the sheet of keys in the address bar. */
export const SHORTCUTS_PARAM = 'shortcuts';

export type KeyHandler<Context> = (event: KeyboardEvent, context: Context) => void;

/** Keys whose handlers are still loading, of all that listen: they are handled in the order they were pressed. */
let queue: Promise<void> = Promise.resolve();
let queued = 0;

/**
 * Handles single keys of the page unless they are turned off. What it takes is loaded when the page is idle,
 * or with the first key, which is handled then.
 * @param load Keep its identity.
 */
export function useKeys<Context>(
  load: () => Promise<KeyHandler<Context>>,
  context: Context,
): boolean {
  const on = usePreference(keysPreference)[0] === 'on';
  const press = useEffectEvent((handle: KeyHandler<Context>, event: KeyboardEvent) =>
    handle(event, context),
  );
  useEffect(() => {
    if (!on) return undefined;
    let handle: KeyHandler<Context> | undefined;
    let left = false;
    const prepare = async () => (handle ??= await load());
    const listen = (event: KeyboardEvent) => {
      if (handle && queued === 0) {
        press(handle, event);
        return;
      }
      queued += 1;
      queue = handleLater(queue, event);
    };
    async function handleLater(before: Promise<void>, event: KeyboardEvent): Promise<void> {
      await Promise.allSettled([prepare(), before]);
      queued -= 1;
      if (handle && !left) press(handle, event);
    }
    const cancel = loadWhenIdle(prepare);
    document.addEventListener('keydown', listen);
    return () => {
      left = true;
      cancel();
      document.removeEventListener('keydown', listen);
    };
  }, [on, load]);
  return on;
}
