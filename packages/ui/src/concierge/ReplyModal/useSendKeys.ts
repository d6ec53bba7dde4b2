import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isSendKeys } from '../../internal/pressedKey.ts';

/**
 * Sends by Ctrl+Enter or Cmd+Enter while `part` is mounted, from wherever the focus is in its dialog: the keys are shown
 * beside the button, and stand in the way of no other there.
 */
export function useSendKeys(part: RefObject<HTMLElement | null>, onSend: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isSendKeys(event)) return;
    // Nor is the button pressed that has the focus.
    event.preventDefault();
    // Keys that are still held down from the step before do not answer the question.
    if (!event.repeat) onSend();
  });
  useEffect(() => {
    const dialog = part.current?.closest<HTMLElement>('[role="dialog"]');
    const listen = (event: KeyboardEvent) => press(event);
    dialog?.addEventListener('keydown', listen);
    return () => dialog?.removeEventListener('keydown', listen);
  }, [part]);
}
