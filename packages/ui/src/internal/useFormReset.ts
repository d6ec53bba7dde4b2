import { useEffect, useEffectEvent, useReducer, useState, type RefObject } from 'react';

/**
 * Sets a value back to what it was at first when the form around the control is reset. What the caller then holds is
 * shown, whatever the browser has made of the control.
 */
export function useFormReset<T>(
  control: RefObject<HTMLButtonElement | HTMLInputElement | HTMLTextAreaElement | null>,
  value: T,
  change: (value: T) => unknown,
): void {
  const [initial] = useState(value);
  const [, showAgain] = useReducer((times: number) => times + 1, 0);
  const reset = useEffectEvent((event: Event) => {
    const form = control.current?.form;
    if (!form || event.target !== form) return undefined;
    if (!event.defaultPrevented) change(initial);
    // The browser resets its controls after the event.
    return setTimeout(showAgain);
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // One listener, whichever form the control is in: the first field that is reset renders the others again.
    const listen = (event: Event) => {
      timer = reset(event);
    };
    const page = control.current?.getRootNode() ?? document;
    page.addEventListener('reset', listen);
    return () => {
      page.removeEventListener('reset', listen);
      clearTimeout(timer);
    };
  }, [control]);
}
