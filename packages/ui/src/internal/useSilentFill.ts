import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Before any of these is handled, the form has to know what its fields show. */
const MOMENTS = ['submit', 'keydown', 'focusin', 'pointerover'] as const;

/**
 * Password fillers may set a value without an event, so that what is seen is not what a form sends. This reads the
 * control again before its form is used, and reports what it finds.
 * @returns What has to be called with every value that an event reported.
 */
export function useSilentFill(
  box: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  onChange: (value: string) => void,
): (value: string) => void {
  const known = useRef('');
  useLayoutEffect(() => {
    known.current = box.current?.value ?? '';
  });
  const read = useEffectEvent((event: Event) => {
    const value = box.current?.value ?? '';
    if (value === known.current) return;
    known.current = value;
    // The form's own handler comes right after this one, also when a script submits.
    if (event.type === 'submit') flushSync(() => onChange(value));
    else onChange(value);
  });
  useEffect(() => {
    const form = box.current?.form;
    if (!form) return undefined;
    const listener = (event: Event) => read(event);
    for (const moment of MOMENTS) form.addEventListener(moment, listener, true);
    return () => {
      for (const moment of MOMENTS) form.removeEventListener(moment, listener, true);
    };
  }, [box]);
  return (value) => {
    known.current = value;
  };
}
