import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/** Sets a value back to what it was at first when the form around the control is reset. */
export function useFormReset<T>(
  control: RefObject<HTMLButtonElement | HTMLInputElement | HTMLTextAreaElement | null>,
  value: T,
  change: (value: T) => unknown,
): void {
  const [initial] = useState(value);
  const reset = useEffectEvent((event: Event) => {
    if (!event.defaultPrevented) change(initial);
  });
  useEffect(() => {
    const form = control.current?.form;
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  });
}
