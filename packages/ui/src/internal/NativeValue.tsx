import type { ReactElement, RefObject } from 'react';
import { styled } from 'styled-components';

export interface NativeValueProps {
  /** Field name in the form. */
  name: string | undefined;
  /** What the form sends; nothing is missing when it is required. */
  value: string;
  required: boolean | undefined;
  disabled: boolean | undefined;
  /** What is wrong with it: the form is not sent. */
  wrong?: string | undefined;
  /** What the user changes: gets the focus in its place. */
  control: RefObject<HTMLElement | null>;
}

/** What a native form knows of a control that is no native field: its value, and that one is missing. */
export function NativeValue({
  required,
  wrong,
  control,
  ...input
}: NativeValueProps): ReactElement | null {
  if (!required && !wrong) return input.name ? <input {...input} type="hidden" /> : null;
  return (
    <Missing
      {...input}
      ref={(missing: HTMLInputElement | null) => missing?.setCustomValidity(wrong ?? '')}
      required={required}
      tabIndex={-1}
      aria-hidden="true"
      autoComplete="off"
      onChange={() => undefined}
      onFocus={() => control.current?.focus()}
    />
  );
}

/** Browsers focus what is missing, so it has a place. */
const Missing = styled.input`
  @layer concierge.components {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    margin: 0;
    padding: 0;
    border: 0;
    opacity: 0;
    pointer-events: none;
  }
`;
