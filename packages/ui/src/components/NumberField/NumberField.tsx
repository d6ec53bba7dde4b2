'use client';

import { useLayoutEffect, useRef, type ReactElement, type Ref } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { mergeRefs } from '../../internal/mergeRefs.ts';
import { pressedKey } from '../../internal/pressedKey.ts';
import { useControlled } from '../../internal/useControlled.ts';
import { useFormReset } from '../../internal/useFormReset.ts';
import { useLanguage } from '../../internal/useLanguage.ts';
import { useTypedText } from '../../internal/useTypedText.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextField, type TextControl, type TextFieldProps } from '../TextField/TextField.tsx';
import { readNumber, stepFrom, writeNumber } from './numberText.ts';

export interface NumberFieldLabels {
  /** What is wrong with a text that is no number; `example` is one as it is typed. */
  unreadable: (example: string) => string;
  /** What is wrong with a number below `min`. */
  tooSmall: (min: string) => string;
  /** What is wrong with a number above `max`. */
  tooLarge: (max: string) => string;
  /** Of the button that adds a step; `label` is that of the field. */
  increase: (label: string) => string;
  /** Of the button that takes a step away. */
  decrease: (label: string) => string;
}

/** `className` and `style` go to the root; `id`, `data-*`, `aria-*`, events and `ref` to the input. */
export interface NumberFieldProps extends Omit<
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
> {
  /** The text above it, and its accessible name. */
  label: string;
  /** The number, where the caller keeps it; `null` for none, `NaN` leaves what is typed. */
  value?: number | null | undefined;
  /** The number it holds at first, where it keeps itself. */
  defaultValue?: number | null | undefined;
  /**
   * A number was typed; `null` when it was emptied. `NaN` when it was left with what is no number: then it says so, and a
   * form around it is not sent.
   */
  onChange?: ((value: number | null) => void) | undefined;
  /** The least number that is right; those below are said to be too small. */
  min?: number | undefined;
  /** The greatest number that is right; those above are said to be too large. */
  max?: number | undefined;
  /** What the arrow keys and the buttons add and take away. Default 1. */
  step?: number | undefined;
  /** Two buttons at the end that add and take away a `step`, where a finger changes a small number. */
  stepButtons?: boolean | undefined;
  /** BCP 47 language of its separators and digits, for example `de`. Default that of `UiProvider`. */
  locale?: string | undefined;
  /** What is wrong; marks the field as invalid. Without it the field says itself what is no number, or out of range. */
  error?: string | undefined;
  /** Field name in a native form, which gets the number as `3.5`. */
  name?: string | undefined;
  /** What it says is wrong. */
  labels: NumberFieldLabels;
}

/** A number, typed as the language writes it: `3,5` in German is three and a half, `1.5` is refused in words. */
export function NumberField({
  value: given,
  defaultValue = null,
  onChange,
  onBlur,
  onKeyDown,
  min,
  max,
  step = 1,
  stepButtons,
  locale,
  error,
  name,
  labels,
  end,
  ref,
  ...rest
}: NumberFieldProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  const language = useLanguage(locale);
  const [value, change] = useControlled(given, defaultValue, onChange);
  const write = (number: number | null) => writeNumber(number, language);
  const { text, typing, unreadable, type, leave } = useTypedText({
    input,
    value,
    unreadable: NaN,
    onChange: change,
    language,
    write,
    read: (typed) => readNumber(typed, language),
  });
  useFormReset(input, value, change);
  const outOfRange = () => {
    if (value === null) return undefined;
    if (min !== undefined && value < min) return labels.tooSmall(write(min));
    return max !== undefined && value > max ? labels.tooLarge(write(max)) : undefined;
  };
  const problem = unreadable ? labels.unreadable(write(1234.5)) : outOfRange();
  useLayoutEffect(() => input.current?.setCustomValidity(problem ?? ''), [problem]);
  const said = typing ? undefined : problem;
  const held = value === null || Number.isNaN(value) ? undefined : value;
  const fixed = rest.disabled || rest.readOnly || unreadable;
  const stepped = (direction: 1 | -1) => stepFrom(held, direction * step, { min, max });
  const stepButton = (direction: 1 | -1) => (
    <IconButton
      icon={direction === 1 ? 'plus' : 'minus'}
      size="sm"
      label={labels[direction === 1 ? 'increase' : 'decrease'](rest.label)}
      // The keyboard has the arrows.
      tabIndex={-1}
      disabled={fixed}
      onClick={() => change(stepped(direction))}
      data-part={direction === 1 ? 'Increase' : 'Decrease'}
    />
  );
  return (
    <>
      <Field
        autoComplete="off"
        // A phone's keyboard for numbers may have no minus.
        inputMode={min !== undefined && min >= 0 ? 'decimal' : 'text'}
        spellCheck={false}
        role="spinbutton"
        aria-valuenow={held}
        aria-valuetext={text || undefined}
        aria-valuemin={min}
        aria-valuemax={max}
        {...rest}
        ref={mergeRefs(input as Ref<TextControl>, ref)}
        value={text}
        onChange={type}
        onBlur={(event) => {
          leave();
          onBlur?.(event);
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          const direction = DIRECTIONS[pressedKey(event)];
          if (!direction || fixed || event.defaultPrevented) return;
          event.preventDefault();
          change(stepped(direction));
        }}
        data-step-buttons={stepButtons || undefined}
        end={
          stepButtons ? (
            <>
              {end}
              {stepButton(-1)}
              {stepButton(1)}
            </>
          ) : (
            end
          )
        }
        error={unreadable && said ? said : (error ?? said)}
      />
      {name && <input type="hidden" name={name} value={held ?? ''} disabled={rest.disabled} />}
    </>
  );
}

const DIRECTIONS: Partial<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

const Field = styled(TextField)`
  @layer concierge.components {
    font-variant-numeric: tabular-nums;

    &:has([data-step-buttons]) {
      --cc-end-size: calc(2 * ${t.size.controlSm} + 8px);
    }
  }
`;
