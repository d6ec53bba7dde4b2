import { useLayoutEffect, useRef, useState, type FormEvent, type FormEventHandler } from 'react';

type NativeControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface NativeMessage {
  /** What the browser says is missing or wrong, in its own language, until that is fixed. */
  message: string | undefined;
  /** For the root of the field. */
  handlers: { onInvalid: FormEventHandler; onChange: FormEventHandler };
}

/** The words for a choice out of several. Of a check box the browser would ask for that one. */
function choiceMessage(): string {
  const radio = document.createElement('input');
  Object.assign(radio, { type: 'radio', name: 'any', required: true });
  return radio.validationMessage;
}

const isFirstOfForm = (control: NativeControl) =>
  [...(control.form?.elements ?? [])].find((one) => one.matches(':invalid:not(fieldset)')) ===
  control;

/**
 * Lets a field say why the browser refuses to send its form, in place of a bubble that goes away. The first field that
 * is wrong gets the focus. A caller's own `onInvalid` that prevents the default is left alone.
 */
export function useNativeMessage(
  given: { onInvalid?: FormEventHandler | undefined; onChange?: FormEventHandler | undefined } = {},
  isChoice = false,
): NativeMessage {
  const wrong = useRef<NativeControl>(null);
  const [message, setMessage] = useState<string>();
  const settle = () => {
    if (!wrong.current?.matches(':invalid')) setMessage(undefined);
  };
  // A value that the caller keeps changes with a render.
  useLayoutEffect(settle);
  const onInvalid = (event: FormEvent) => {
    given.onInvalid?.(event);
    if (event.isDefaultPrevented()) return;
    event.preventDefault();
    const control = event.target as NativeControl;
    wrong.current = control;
    const isMissing = isChoice && control.validity.valueMissing;
    setMessage(isMissing ? choiceMessage() : control.validationMessage);
    control.form?.addEventListener('reset', () => setMessage(undefined), { once: true });
    if (isFirstOfForm(control)) control.focus();
  };
  const onChange = (event: FormEvent) => {
    given.onChange?.(event);
    settle();
  };
  return { message, handlers: { onInvalid, onChange } };
}
