'use client';

import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { mergeRefs } from '../../internal/mergeRefs.ts';
import { pressedKey } from '../../internal/pressedKey.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useTypedField, type TypedFieldProps } from '../DatePicker/useTypedField.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
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
export interface NumberFieldProps
  extends TypedFieldProps<number>, Pick<TextFieldProps, 'start' | 'end'> {
  /** The number, where the caller keeps it; `null` for none, `NaN` leaves what is typed. */
  value?: number | null | undefined;
  /**
   * A number was typed; `null` when it was emptied. `NaN` when it was left with what is no number: then it says so, and a
   * form around it is not sent.
   */
  onChange?: ((value: number | null) => void) | undefined;
  /** What the arrow keys and the buttons add and take away. Default 1. */
  step?: number | undefined;
  /** Two buttons at the end that add and take away a `step`, where a finger changes a small number. */
  stepButtons?: boolean | undefined;
  /** What it says is wrong. */
  labels: NumberFieldLabels;
}

/** A number, typed as the language writes it: `3,5` in German is three and a half, `1.5` is refused in words. */
export function NumberField({
  step = 1,
  stepButtons,
  name,
  labels,
  end,
  ref,
  ...props
}: NumberFieldProps): ReactElement {
  const { value, change, unreadable, input, field } = useTypedField(props, {
    labels: {
      unreadable: labels.unreadable,
      tooEarly: labels.tooSmall,
      tooLate: labels.tooLarge,
    },
    nothing: NaN,
    example: () => 1234.5,
    write: writeNumber,
    read: readNumber,
  });
  const { min, max, disabled } = props;
  const held = value === null || Number.isNaN(value) ? undefined : value;
  const fixed = disabled || props.readOnly || unreadable;
  const stepped = (direction: 1 | -1) => stepFrom(held, direction * step, { min, max });
  const stepButton = (direction: 1 | -1) => (
    <IconButton
      icon={direction === 1 ? 'plus' : 'minus'}
      size="sm"
      label={labels[direction === 1 ? 'increase' : 'decrease'](props.label)}
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
        aria-valuetext={field.value || undefined}
        aria-valuemin={min}
        aria-valuemax={max}
        {...field}
        ref={mergeRefs(input, ref)}
        onKeyDown={(event) => {
          props.onKeyDown?.(event);
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
      />
      {name && <input type="hidden" name={name} value={held ?? ''} disabled={disabled} />}
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
