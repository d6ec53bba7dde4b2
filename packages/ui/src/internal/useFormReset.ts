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
    if (!event.defaultPrevented) change(initial);
  });
  useEffect(() => {
    const form = control.current?.form;
    if (!form) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // One listener for as long as it is there: the first field that is reset renders the others again.
    const listen = (event: Event) => {
      reset(event);
      // The browser resets its controls after the event.
      timer = setTimeout(showAgain);
    };
    form.addEventListener('reset', listen);
    return () => {
      form.removeEventListener('reset', listen);
      clearTimeout(timer);
    };
  }, [control]);
}
