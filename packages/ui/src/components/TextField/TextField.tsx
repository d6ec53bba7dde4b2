'use client';

import {
  useRef,
  type ChangeEvent,
  type FocusEventHandler,
  type HTMLAttributes,
  type HTMLInputTypeAttribute,
  type KeyboardEventHandler,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { controlBox, controlFocus } from '../../internal/fieldStyle.ts';
import { mergeRefs } from '../../internal/mergeRefs.ts';
import { useSilentFill } from '../../internal/useSilentFill.ts';
import { useFormReset } from '../../internal/useFormReset.ts';
import { useTextLimit } from '../../internal/useTextLimit.ts';
import { Field } from '../Field/Field.tsx';
import { partFrame, type FieldFrameProps } from '../Field/fieldFrame.ts';
import { AutoGrow } from './textParts.tsx';

/** The element a text field is made of: an `input`, or a `textarea` with `multiline`. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** `className` and `style` go to the root; `id`, `data-*`, `aria-*`, events and `ref` to the control. */
export interface TextFieldProps
  extends
    FieldFrameProps,
    Omit<
      HTMLAttributes<TextControl>,
      'children' | 'onChange' | 'onBlur' | 'onKeyDown' | 'defaultValue'
    > {
  /** What it holds, where the caller keeps it. */
  value?: string | undefined;
  /** What it holds at first, where it keeps itself. */
  defaultValue?: string | undefined;
  /** The user typed. */
  onChange?: ((value: string) => void) | undefined;
  /** The focus left the control. */
  onBlur?: FocusEventHandler<TextControl> | undefined;
  /** A key was pressed in the control. */
  onKeyDown?: KeyboardEventHandler<TextControl> | undefined;
  /** Field name in a native form. */
  name?: string | undefined;
  /** Native type. Default `text`. */
  type?: HTMLInputTypeAttribute | undefined;
  /** Cannot be typed into, nor reached by Tab. */
  disabled?: boolean | undefined;
  /** Can be read and copied but not changed. */
  readOnly?: boolean | undefined;
  /** An example of what to type, never the name of the field. */
  placeholder?: string | undefined;
  /** What browsers may fill in, as in the HTML standard. */
  autoComplete?: string | undefined;
  /** Takes the focus when it is mounted. */
  autoFocus?: boolean | undefined;
  /**
   * Longest text in code points, as servers count it. What is typed or pasted beyond it is left out, in whole letters
   * and emoji.
   */
  maxLength?: number | undefined;
  /** Least number, date or time, for such a `type`. */
  min?: string | number | undefined;
  /** Greatest number, date or time, for such a `type`. */
  max?: string | number | undefined;
  /** Distance of valid numbers or times, for such a `type`. */
  step?: string | number | undefined;
  /** Which keyboard a phone shows. */
  inputMode?:
    | 'none'
    | 'text'
    | 'tel'
    | 'url'
    | 'email'
    | 'numeric'
    | 'decimal'
    | 'search'
    | undefined;
  /** What the Enter key of a phone's keyboard says. */
  enterKeyHint?: 'enter' | 'done' | 'go' | 'next' | 'previous' | 'search' | 'send' | undefined;
  /** Whether the browser marks misspelled words. With `false` phones neither correct nor capitalize either. */
  spellCheck?: boolean | undefined;
  /** A text of several lines. */
  multiline?: boolean | undefined;
  /** Visible lines with `multiline`, at least with `autoGrow`. Default 4. */
  rows?: number | undefined;
  /** With `multiline`: as high as its text. */
  autoGrow?: boolean | undefined;
  /** Something inside the box at its start, for example an icon. It is not pressed. */
  start?: ReactNode;
  /** Something inside the box at its end, for example a button. */
  end?: ReactNode;
  /** The control itself, so that a form can focus it. */
  ref?: Ref<TextControl> | undefined;
}

/** A labeled text input with room for a description and an error. For secrets use `PasswordField`. */
export function TextField({
  onChange,
  type = 'text',
  multiline = false,
  rows = 4,
  autoGrow,
  maxLength,
  start,
  end,
  ref,
  ...props
}: TextFieldProps): ReactElement {
  const [frame, rest] = partFrame('TextField', props);
  const box = useRef<TextControl>(null);
  const initial = rest.value ?? rest.defaultValue ?? '';
  const reported = useSilentFill(box, (value) => onChange?.(value));
  useFormReset(box, rest.value, (first) => first !== undefined && onChange?.(first));
  useTextLimit(box, maxLength);
  return (
    <Field {...frame}>
      {(field) => {
        const control = {
          dir: 'auto',
          ...(rest.spellCheck === false && AS_TYPED),
          ...rest,
          ...field,
          // Where a page cannot know what is selected.
          ...(type === 'email' && { maxLength }),
          onChange: ({ target: { value } }: ChangeEvent<TextControl>) => {
            reported(value);
            onChange?.(value);
          },
          'data-part': 'Control',
        };
        return (
          <>
            <Box data-has-start={start ? true : undefined} data-has-end={end ? true : undefined}>
              {start && <Start data-part="Start">{start}</Start>}
              {multiline ? (
                <Area {...control} rows={rows} ref={mergeRefs(box, ref)} />
              ) : (
                <Input {...control} type={type} ref={mergeRefs(box, ref)} />
              )}
              {end && <End data-part="End">{end}</End>}
            </Box>
            {multiline && autoGrow && <AutoGrow control={box} initial={initial} />}
          </>
        );
      }}
    </Field>
  );
}

/** For names and codes: what is no language is neither corrected nor capitalized by a phone. */
const AS_TYPED = { autoCapitalize: 'none', autoCorrect: 'off' };

const Box = styled.div`
  @layer concierge.components {
    position: relative;

    /* At the sides of the page: what is typed may run the other way. */
    &:dir(ltr)[data-has-start] > input {
      padding-left: 34px;
    }
    &:dir(rtl)[data-has-start] > input {
      padding-right: 34px;
    }
    &:dir(ltr)[data-has-end] > input {
      padding-right: var(--cc-end-size, calc(${t.size.controlSm} + 12px));
    }
    &:dir(rtl)[data-has-end] > input {
      padding-left: var(--cc-end-size, calc(${t.size.controlSm} + 12px));
    }
  }
`;

const Input = styled.input`
  @layer concierge.components {
    ${controlBox}

    &:focus {
      ${controlFocus}
    }
  }
`;

const Area = styled.textarea`
  @layer concierge.components {
    ${controlBox}
    display: block;
    padding-block: 6px;
    resize: vertical;

    &:focus {
      ${controlFocus}
    }
  }
`;

const Start = styled.div`
  @layer concierge.components {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 10px;
    display: flex;
    align-items: center;
    color: ${t.color.textMuted};
    pointer-events: none;
  }
`;

const End = styled.div`
  @layer concierge.components {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 3px;
    display: flex;
    align-items: center;

    /* A unit, not a button. */
    &:not(:has(button)) {
      inset-inline-end: 10px;
      color: ${t.color.textMuted};
      pointer-events: none;
    }
  }
`;
