'use client';

import {
  useEffect,
  useId,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { NumberField as NumberFieldBase } from 'react-aria-components/NumberField';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { defined } from '../../internal/defined.ts';
import { controlBox, controlFocus, fieldRoot } from '../../internal/fieldStyle.ts';
import { Headless } from '../../internal/Headless.tsx';
import type { ElementProps } from '../../internal/props.ts';
import { mergeRefs } from '../../internal/mergeRefs.ts';
import { Icon } from '../Icon/Icon.tsx';
import { describedBy, FieldLabel, FieldTexts, fieldIds } from '../Field/fieldParts.tsx';
import { TypedNumber } from './TypedNumber.tsx';

export interface NumberFieldLabels {
  /** Of the button that adds a step. */
  increment: string;
  /** Of the button that takes a step away. */
  decrement: string;
  /** What is wrong with a text that is no number, or could be two. */
  unreadable: string;
}

/** `className` and `style` go to the root; `ref`, `id`, `data-*` and `aria-*` to the control. */
export interface NumberFieldProps extends ElementProps<'div', 'children' | 'onChange' | 'ref'> {
  /** The text above it, and its accessible name. */
  label: string;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean | undefined;
  /** The number, where the caller keeps it; `null` for none. */
  value?: number | null | undefined;
  /** The number at first, where it keeps itself. */
  defaultValue?: number | undefined;
  /** The number changed: by a step, or when what was typed is left. `null` when it was emptied, or is no number. */
  onChange?: ((value: number | null) => void) | undefined;
  /** Smallest number. What is typed below it becomes it. */
  min?: number | undefined;
  /** Largest number. What is typed above it becomes it. */
  max?: number | undefined;
  /** How much a press or an arrow key changes. Default 1. */
  step?: number | undefined;
  /** How the number is written, as for `Intl.NumberFormat`: a currency, a unit, decimals. */
  format?: Intl.NumberFormatOptions | undefined;
  /** Cannot be typed into, nor reached by Tab. */
  disabled?: boolean | undefined;
  /** Can be read and copied but not changed. */
  readOnly?: boolean | undefined;
  /** Whether a number is needed; shown beside the label. A native form does not check it. */
  required?: boolean | undefined;
  /** What is wrong; marks the field as invalid. */
  error?: string | undefined;
  /** What to enter, under the control. */
  description?: ReactNode;
  /** Field name in a native form, which gets the number in plain digits. */
  name?: string | undefined;
  /** Names of its buttons. */
  labels: NumberFieldLabels;
  /** The control itself, so that a form can focus it. */
  ref?: Ref<HTMLInputElement> | undefined;
}

const toNumber = (value: number | null | undefined): number | undefined =>
  value === null ? Number.NaN : value;

/**
 * A quantity, with a button for less and one for more. Writes numbers as the language of `UiProvider` does, and reads
 * other decimal marks as well. What is no number, or could be two, stays as it was typed and is marked.
 * For digits that count nothing, such as a room or a phone number, use `TextField`.
 */
export function NumberField({
  label,
  labelHidden,
  value,
  defaultValue,
  onChange,
  min,
  max,
  step,
  format,
  disabled = false,
  readOnly = false,
  required = false,
  error,
  description,
  name,
  labels,
  ref,
  id,
  className,
  style,
  ...rest
}: NumberFieldProps): ReactElement {
  const ownId = useId();
  const controlId = id ?? ownId;
  const ids = fieldIds(controlId);
  const control = useRef<HTMLInputElement>(null);
  const [readable, setReadable] = useState(true);
  const problem = error ?? (readable ? undefined : labels.unreadable);
  useEffect(() => {
    // A native form is not sent with it.
    control.current?.setCustomValidity(readable ? '' : labels.unreadable);
  }, [readable, labels.unreadable]);
  return (
    <Root className={className} style={style} data-component="NumberField">
      <FieldLabel htmlFor={controlId} id={ids.label} required={required} hidden={labelHidden}>
        {label}
      </FieldLabel>
      <Headless>
        <NumberFieldBase
          id={controlId}
          aria-labelledby={ids.label}
          {...defined({
            value: toNumber(value),
            defaultValue,
            minValue: min,
            maxValue: max,
            step,
            formatOptions: format,
            name,
            'aria-describedby': describedBy(ids, description, problem, rest['aria-describedby']),
          })}
          onChange={(next) => onChange?.(Number.isNaN(next) ? null : next)}
          isDisabled={disabled}
          isReadOnly={readOnly}
          isRequired={required}
          isInvalid={Boolean(problem)}
          // Scrolling over a page must not change what is written on it.
          isWheelDisabled
          validationBehavior="aria"
          incrementAriaLabel={labels.increment}
          decrementAriaLabel={labels.decrement}
        >
          <Box data-part="Box">
            <StepButton slot="decrement" data-part="Decrement">
              <Icon name="minus" />
            </StepButton>
            <TypedNumber control={control} format={format} onRead={setReadable}>
              <Control {...rest} ref={mergeRefs(control, ref)} data-part="Control" />
            </TypedNumber>
            <StepButton slot="increment" data-part="Increment">
              <Icon name="plus" />
            </StepButton>
          </Box>
        </NumberFieldBase>
      </Headless>
      <FieldTexts ids={ids} description={description} error={problem} />
    </Root>
  );
}

const Root = styled.div`
  @layer concierge.components {
    ${fieldRoot}
  }
`;

const Box = styled(Group)`
  @layer concierge.components {
    ${controlBox}
    min-block-size: max(${t.size.controlMd}, calc(${t.size.target} + 2px));
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    padding: 0;
    overflow: hidden;

    &[data-focus-within] {
      ${controlFocus}
    }
  }
`;

const Control = styled(Input)`
  @layer concierge.components {
    min-inline-size: 0;
    inline-size: 100%;
    padding: 0 ${t.space[1]};
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-variant-numeric: tabular-nums;
    text-align: center;
    outline: none;
  }
`;

const StepButton = styled(Button)`
  @layer concierge.components {
    display: grid;
    place-items: center;
    inline-size: max(calc(${t.size.controlMd} - 2px), ${t.size.target});
    padding: 0;
    border: 0;
    background: none;
    color: ${t.color.textMuted};
    cursor: pointer;
    transition: background-color ${t.motion.fast};

    &[data-hovered] {
      background: ${t.color.surfaceHover};
      color: ${t.color.text};
    }
    &[data-pressed] {
      background: ${t.color.surfaceActive};
    }
    &[data-disabled] {
      opacity: 0.4;
      cursor: not-allowed;
    }
  }
`;
