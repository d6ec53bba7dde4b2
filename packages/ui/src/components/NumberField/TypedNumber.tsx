'use client';

import {
  use,
  useEffect,
  useState,
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { InputContext, type InputProps } from 'react-aria-components/Input';
import { NumberFieldStateContext } from 'react-aria-components/NumberField';
import { pressedKey } from '../../internal/pressedKey.ts';
import { readNumber } from './numberModel.ts';

interface TypedNumberProps {
  /** The control, once it is there. */
  control: RefObject<HTMLInputElement | null>;
  format: Intl.NumberFormatOptions | undefined;
  /** What was typed was left, or is typed on: whether it is a number. */
  onRead: (readable: boolean) => void;
  /** The control. */
  children: ReactNode;
}

/** Digits of a writing that the library reads, but `readNumber` does not, such as Arabic ones. */
const OTHER_DIGITS = /(?!\d)\p{Nd}/u;

/**
 * Keeps in the control what is typed as it is typed, and gives the library the number that it means. The library alone
 * drops marks that are foreign to the language, so that `12.5` becomes 125.
 */
export function TypedNumber(props: TypedNumberProps): ReactElement {
  const { control, format, onRead, children } = props;
  const { locale } = useLocale();
  const state = use(NumberFieldStateContext);
  const context = use(InputContext) as InputProps | null;
  if (!state || !context) throw new Error('There is no NumberField around this control');
  /** What is typed, and what the library was given for it. */
  const [typed, setTyped] = useState<{ text: string; given: string } | null>(null);

  // The library refuses what it cannot read before it is in the control.
  useEffect(() => {
    const element = control.current;
    const accept = (event: Event) => event.stopImmediatePropagation();
    const form = element?.form;
    const forget = () => setTyped(null);
    element?.addEventListener('beforeinput', accept, { capture: true });
    form?.addEventListener('reset', forget);
    return () => {
      element?.removeEventListener('beforeinput', accept, { capture: true });
      form?.removeEventListener('reset', forget);
    };
  }, [control]);

  const read = (text: string): string | null => {
    if (text.trim() === '') return '';
    if (OTHER_DIGITS.test(text.normalize('NFKC'))) return state.validate(text) ? text : null;
    return readNumber(text, locale, format);
  };
  // A step, the caller or a reset of the form has changed it since.
  const isTyped = typed !== null && typed.given === state.inputValue;
  useEffect(() => {
    if (!isTyped) onRead(true);
  }, [isTyped, onRead]);

  function leave(): void {
    if (!isTyped) return;
    const readable = read(typed.text) !== null;
    if (readable) setTyped(null);
    onRead(readable);
  }

  const inputProps: InputProps = {
    ...context,
    value: isTyped ? typed.text : state.inputValue,
    onChange(event: ChangeEvent<HTMLInputElement>) {
      const text = event.target.value;
      const given = read(text) ?? '';
      setTyped({ text, given });
      state.setInputValue(given);
      onRead(true);
    },
    onBlur(event: FocusEvent<HTMLInputElement>) {
      context.onBlur?.(event);
      leave();
    },
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      const key = pressedKey(event);
      if (key === '') return;
      // A step would put another number in the place of what is no number.
      const isStep = /^(Arrow(Up|Down)|Page(Up|Down)|Home|End)$/.test(key);
      if (isStep && isTyped && read(typed.text) === null) return;
      context.onKeyDown?.(event);
      if (key === 'Enter') leave();
    },
    onPaste: undefined,
    onBeforeInput: undefined,
    onCompositionStart: undefined,
    onCompositionEnd: undefined,
  };
  return <InputContext value={inputProps}>{children}</InputContext>;
}
