import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

interface TypedTextOptions<Value> {
  /** The input that it is typed into. */
  input: RefObject<HTMLInputElement | null>;
  /** What is stored; `null` for nothing. */
  value: Value | null;
  /** What is stored where what is typed cannot be read. */
  unreadable: Value;
  onChange: (value: Value | null) => void;
  /** BCP 47 language that it is typed in. */
  language: string;
  /** What is stored as the language writes it. */
  write: (value: Value | null) => string;
  /** What a text stands for, once nothing more will be typed or before; `undefined` when it cannot be read. */
  read: (text: string, finished: boolean) => Value | undefined;
}

export interface TypedText<Value> {
  /** What the input shows. */
  text: string;
  /** Whether the user is in the middle of typing it: nothing is wrong yet. */
  typing: boolean;
  /** Whether what is typed stands for nothing that can be stored. */
  unreadable: boolean;
  /** The user typed. */
  type: (text: string) => void;
  /** The input was left: what is typed counts as finished. */
  leave: () => void;
  /** What is typed gives way to this value. */
  replace: (value: Value | null) => void;
}

/**
 * A value that is typed as text. It is reported while it is typed, as soon as it is whole. What cannot be read when the
 * input is left stays as it was typed, and the form around it is not sent, whether the browser validates it or not.
 */
export function useTypedText<Value>({
  input,
  value,
  unreadable: none,
  onChange,
  language,
  write,
  read,
}: TypedTextOptions<Value>): TypedText<Value> {
  const [text, setText] = useState(() => write(value));
  const [typing, setTyping] = useState(false);
  const [known, setKnown] = useState({ value, language });
  const [meaning, setMeaning] = useState(value);
  if (!Object.is(known.value, value) || known.language !== language) {
    setKnown({ value, language });
    const isTranslated = known.language !== language && !Object.is(value, none);
    // From outside, not what was just typed.
    if (!Object.is(value, meaning) || isTranslated) {
      setMeaning(value);
      setText(write(value));
      setTyping(false);
    }
  }
  const isEmpty = text.trim() === '';
  const unreadable = !isEmpty && read(text, true) === undefined;
  // The caller holds something else than what was reported.
  if (!typing && !unreadable && !Object.is(value, meaning)) {
    setMeaning(value);
    setText(write(value));
  }
  const report = (next: Value | null) => {
    setMeaning(next);
    if (!Object.is(next, value)) onChange(next);
  };
  const leave = () => {
    if (!typing) return;
    setTyping(false);
    if (isEmpty) return;
    const finished = read(text, true);
    if (finished !== undefined) setText(write(finished));
    report(finished ?? none);
  };
  const guard = useEffectEvent((event: Event) => {
    // The form's own handler comes right after this one, and reads what is stored.
    flushSync(leave);
    if (!unreadable || input.current?.disabled || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    input.current?.focus();
  });
  useEffect(() => {
    const form = input.current?.form;
    const listener = (event: Event) => guard(event);
    form?.addEventListener('submit', listener, true);
    return () => form?.removeEventListener('submit', listener, true);
  }, [input]);
  return {
    text,
    typing,
    unreadable,
    leave,
    replace: (next) => {
      setTyping(false);
      setText(write(next));
      report(next);
    },
    type: (next) => {
      setText(next);
      setTyping(true);
      const whole = next.trim() === '' ? null : read(next, false);
      if (whole !== undefined) report(whole);
    },
  };
}
