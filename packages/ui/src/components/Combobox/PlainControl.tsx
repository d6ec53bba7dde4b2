'use client';

import { useLayoutEffect, useRef, type ReactElement } from 'react';
import { mergeRefs } from '../../internal/mergeRefs.ts';
import type { ComboboxControlProps, EarlyUse } from './ComboboxControl.tsx';
import { ComboboxInput } from './ComboboxInput.ts';

/** What is seen of a combobox until its control is loaded, and can be typed into. */
export function PlainControl({
  input,
  text,
  earlyRef,
  onType,
  onChoose,
}: ComboboxControlProps): ReactElement {
  const own = useRef<HTMLInputElement>(null);
  const use = useRef<EarlyUse>('focused');
  useLayoutEffect(() => {
    const node = own.current;
    earlyRef.current = null;
    return () => {
      if (node?.matches(':focus')) earlyRef.current = use.current;
    };
  }, [earlyRef]);
  return (
    <ComboboxInput
      {...input}
      ref={mergeRefs(own, input.ref)}
      role="combobox"
      aria-autocomplete="list"
      aria-expanded={false}
      aria-controls={`${input.id}-list`}
      value={text}
      onChange={(event) => {
        use.current = 'typed';
        onType(event.target.value);
      }}
      onClick={(event) => {
        input.onClick?.(event);
        use.current = 'pressed';
      }}
      onBlur={(event) => {
        use.current = 'focused';
        onChoose(null);
        input.onBlur?.(event);
      }}
    />
  );
}
