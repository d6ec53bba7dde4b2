'use client';

import { useCallback, useLayoutEffect, useSyncExternalStore, type RefObject } from 'react';

type TextRef = RefObject<HTMLInputElement | HTMLTextAreaElement | null>;

/** What a text control holds now, whoever changed it: the user, the caller or a reset of its form. */
function useTypedText(control: TextRef, initial: string): string {
  const subscribe = useCallback(
    (changed: () => void) => {
      const element = control.current;
      // The form empties its fields after the event.
      const later = () => setTimeout(changed);
      element?.addEventListener('input', changed);
      element?.form?.addEventListener('reset', later);
      return () => {
        element?.removeEventListener('input', changed);
        element?.form?.removeEventListener('reset', later);
      };
    },
    [control],
  );
  return useSyncExternalStore(
    subscribe,
    () => control.current?.value ?? initial,
    () => initial,
  );
}

function fit(area: HTMLInputElement | HTMLTextAreaElement): void {
  area.style.blockSize = 'auto';
  area.style.blockSize = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
}

/** Makes a text area as high as its text; its `rows` are the least. */
export function AutoGrow({ control, initial }: { control: TextRef; initial: string }): null {
  useTypedText(control, initial);
  // After each text, which is what renders this.
  useLayoutEffect(() => {
    if (control.current) fit(control.current);
  });
  return null;
}
