import { useEffect, useEffectEvent } from 'react';
import { createPreference, usePreference } from '../preference.ts';

/** Whether single keys work: those who speak to their computer turn them off (WCAG 2.1.4). */
export const keysPreference = createPreference('concierge.keys', ['on', 'off']);

/** Names the sheet of keys in the address bar. */
export const SHORTCUTS_PARAM = 'shortcuts';

export type KeyHandler<Context> = (event: KeyboardEvent, context: Context) => void;

/** Handles single keys of the page unless they are turned off. Returns whether they are on. */
export function useKeys<Context>(press: KeyHandler<Context>, context: Context): boolean {
  const on = usePreference(keysPreference)[0] === 'on';
  const listen = useEffectEvent((event: KeyboardEvent) => press(event, context));
  useEffect(() => {
    if (!on) return undefined;
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [on]);
  return on;
}
