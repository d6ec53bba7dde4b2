import { useEffect, useEffectEvent } from 'react';
import { loadWhenIdle } from '../lazy/whenIdle.ts';
import type { AddressModal } from '../modal/useAddressModal.ts';
import { createPreference, usePreference } from '../preference.ts';

/** Whether single keys work: those who speak to their computer turn them off (WCAG 2.1.4). */
export const keysPreference = createPreference('concierge.keys', ['on', 'off']);

/** Names the sheet of keys in the address bar. */
export const SHORTCUTS_PARAM = 'shortcuts';

export type KeyHandler<Context> = (event: KeyboardEvent, context: Context) => void;

export const loadPageKeys = async (): Promise<KeyHandler<Pick<AddressModal, 'open'>>> =>
  (await import('./pageKeys.ts')).pressPageKey;

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
      if (handle) press(handle, event);
      else
        void prepare().then(
          (loaded) => left || press(loaded, event),
          () => undefined,
        );
    };
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
