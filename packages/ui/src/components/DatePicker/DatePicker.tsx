'use client';

import { useId, useLayoutEffect, useRef, useState, type ReactElement, type Ref } from 'react';
import { calendar } from '#overlay/DatePicker';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { focusRing } from '../../internal/focusRing.ts';
import { mergeRefs } from '../../internal/mergeRefs.ts';
import { useControlled } from '../../internal/useControlled.ts';
import { useFormReset } from '../../internal/useFormReset.ts';
import { useLanguage } from '../../internal/useLanguage.ts';
import { useTypedText } from '../../internal/useTypedText.ts';
import { fieldIds } from '../Field/fieldParts.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { TextField, type TextControl, type TextFieldProps } from '../TextField/TextField.tsx';
import { dayPattern, readDay, writeDay, type DayPattern } from './dayText.ts';

export interface DatePickerLabels {
  /** Of the button that opens the calendar. */
  open: string;
  /** Of the button to the month before. */
  previous: string;
  /** Of the button to the month after. */
  next: string;
  /** What stands in the empty field for each part of a day, in the order of the language. */
  pattern: DayPattern;
  /** What is wrong with a text that is no day; `example` is one as it is typed. */
  unreadable: (example: string) => string;
  /** What is wrong with a day before `min`. */
  tooEarly: (min: string) => string;
  /** What is wrong with a day after `max`. */
  tooLate: (max: string) => string;
}

/** `className` and `style` go to the root; `id`, `data-*`, `aria-*`, events and `ref` to the input. */
export interface DatePickerProps extends Omit<
  TextFieldProps,
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'type'
  | 'min'
  | 'max'
  | 'step'
  | 'maxLength'
  | 'multiline'
  | 'rows'
  | 'autoGrow'
  | 'start'
  | 'end'
> {
  /** The text above it, and its accessible name. */
  label: string;
  /**
   * The day, as `2026-03-02`, where the caller keeps it; `null` for none. Any other text counts as none; an empty one
   * leaves what is typed.
   */
  value?: string | null | undefined;
  /** The day it holds at first, where it keeps itself. */
  defaultValue?: string | null | undefined;
  /**
   * A whole day was typed or chosen; `null` when it was emptied. An empty text when it was left with what is no day:
   * then it says so, and a form around it is not sent.
   */
  onChange?: ((value: string | null) => void) | undefined;
  /** The first day that is right, as `2026-03-02`; those before it are said to be too early. */
  min?: string | undefined;
  /** The last day that is right, as `2026-03-02`; those after it are said to be too late. */
  max?: string | undefined;
  /** BCP 47 language of its order and words, for example `en-GB`. Default that of `UiProvider`. */
  locale?: string | undefined;
  /** What is wrong; marks the field as invalid. Without it the field says itself what is no day, or out of range. */
  error?: string | undefined;
  /** Field name in a native form, which gets the day as it is stored. */
  name?: string | undefined;
  /** Texts of the field, its button and its calendar. */
  labels: DatePickerLabels;
}

/** A day that is typed, pasted or looked for in a calendar. Holds `2026-03-02`. */
export function DatePicker({
  id: givenId,
  value: given,
  defaultValue = null,
  onChange,
  onBlur,
  min,
  max,
  locale,
  error,
  name,
  labels,
  ref,
  ...rest
}: DatePickerProps): ReactElement {
  const ownId = useId();
  const id = givenId ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const language = useLanguage(locale);
  const [value, change] = useControlled(given, defaultValue, onChange);
  const write = (day: string | null) => writeDay(day, language);
  const { text, typing, unreadable, type, leave } = useTypedText({
    input,
    value,
    unreadable: '',
    onChange: change,
    language,
    write,
    read: (typed, finished) => readDay(typed, language, finished),
  });
  useFormReset(input, value, change);
  const outOfRange = () => {
    if (!value || write(value) === '') return undefined;
    if (min && value < min) return labels.tooEarly(write(min));
    return max && value > max ? labels.tooLate(write(max)) : undefined;
  };
  const example = () => write(`${new Date().getFullYear()}-12-31`);
  const problem = unreadable ? labels.unreadable(example()) : outOfRange();
  useLayoutEffect(() => input.current?.setCustomValidity(problem ?? ''), [problem]);
  const said = typing ? undefined : problem;
  return (
    <Field
      placeholder={dayPattern(language, labels.pattern)}
      autoComplete="off"
      inputMode="numeric"
      spellCheck={false}
      {...rest}
      id={id}
      data-component="DatePicker"
      ref={mergeRefs(input as Ref<TextControl>, ref)}
      value={text}
      onChange={type}
      onBlur={(event) => {
        leave();
        onBlur?.(event);
      }}
      error={unreadable && said ? said : (error ?? said)}
      end={
        <>
          {name && <input type="hidden" name={name} value={value ?? ''} disabled={rest.disabled} />}
          <Popover
            label={rest.label}
            align="end"
            open={open}
            onOpenChange={setOpen}
            trigger={
              <Open
                type="button"
                id={`${id}-open`}
                aria-label={labels.open}
                aria-labelledby={`${id}-open ${fieldIds(id).label}`}
                disabled={rest.disabled || rest.readOnly}
                data-part="Open"
              >
                {/* Not of the bundled icons, which every page with one of them loads. */}
                <svg
                  viewBox="0 0 24 24"
                  width={16}
                  height={16}
                  fill="none"
                  stroke="currentColor"
                  strokeWidth={2}
                  strokeLinecap="round"
                  strokeLinejoin="round"
                  aria-hidden="true"
                >
                  <path d="M8 2v4m8-4v4M3 10h18M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2" />
                </svg>
              </Open>
            }
          >
            <calendar.Part
              {...{ value, min, max, language, labels }}
              onChange={(day) => {
                change(day);
                setOpen(false);
              }}
            />
          </Popover>
        </>
      }
    />
  );
}

const Field = styled(TextField)`
  @layer concierge.components {
    font-variant-numeric: tabular-nums;
  }
`;

const Open = styled.button`
  @layer concierge.components {
    display: grid;
    place-items: center;
    inline-size: max(${t.size.controlSm}, ${t.size.target});
    block-size: max(calc(${t.size.controlSm} - 2px), ${t.size.target});
    padding: 0;
    border: 0;
    border-radius: ${t.radius.sm};
    background: none;
    color: ${t.color.textMuted};
    cursor: pointer;

    &:hover {
      background: ${t.color.surfaceHover};
      color: ${t.color.text};
    }
    &:focus-visible {
      ${focusRing}
    }
    &:disabled {
      opacity: 0.5;
      cursor: not-allowed;
    }
  }
`;
