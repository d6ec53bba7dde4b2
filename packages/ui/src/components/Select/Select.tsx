'use client';

import {
  useId,
  useState,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { list } from '#overlay/Select';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { controlBox, controlFocus } from '../../internal/fieldStyle.ts';
import { NativeValue } from '../../internal/NativeValue.tsx';
import { mergeTriggerProps } from '../../internal/trigger.ts';
import { useControlled } from '../../internal/useControlled.ts';
import { useFormReset } from '../../internal/useFormReset.ts';
import { useOpener } from '../../internal/useOpener.ts';
import { Field } from '../Field/Field.tsx';
import { fieldIds } from '../Field/fieldParts.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { keyOf, NONE, valueOf, type SelectEntry } from './selectModel.ts';
import { useTypeAhead } from './useTypeAhead.ts';
import { UserText } from '../UserText/UserText.tsx';

export interface SelectOption {
  value: string;
  label: string;
  /** Shown before the label, decorative. */
  icon?: ReactNode;
  disabled?: boolean | undefined;
  /** Heading it stands under in the list, with the others of that name. */
  group?: string | undefined;
}

/** `className` and `style` go to the root; `id`, `data-*`, `aria-*`, events and `ref` to the button. */
export interface SelectProps extends Omit<
  HTMLAttributes<HTMLButtonElement>,
  'children' | 'onChange' | 'defaultValue'
> {
  /** The text above it, and its accessible name. */
  label: string;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean | undefined;
  /** Where a visible label is placed. Default `top`. */
  labelPlacement?: 'top' | 'start' | undefined;
  /** The chosen option, `null` for none, where the caller keeps it. */
  value?: string | null | undefined;
  /** The option that is chosen at first, where it keeps itself. */
  defaultValue?: string | null | undefined;
  /** The user chose an option; `null` when the first entry clears it, or a reset of the form does. */
  onChange?: ((value: string | null) => void) | undefined;
  /** Its list was opened or closed. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** What can be chosen, in this order; those in no group come first. */
  options: ReadonlyArray<SelectOption>;
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined;
  /** Cannot be opened. */
  disabled?: boolean | undefined;
  /** Whether something has to be chosen; shown beside the label. A native form is not sent without it. */
  required?: boolean | undefined;
  /**
   * Says so to screen readers, which the role of a button cannot, for example `requiredLabel` of
   * `@concierge/ui/labels/en`.
   */
  requiredLabel?: string | undefined;
  /** What is wrong; marks it as invalid. */
  error?: string | undefined;
  /** What to choose, under the control. */
  description?: ReactNode;
  /** Adds a first entry with this text that chooses `null`. */
  clearLabel?: string | undefined;
  /** Height: 28 or 34 px. Default `md`. */
  size?: 'sm' | 'md' | undefined;
  /** Field name in a native form. */
  name?: string | undefined;
  /** The button that opens it, so that a form can focus it. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** One choice out of a list that need not be seen at once. Type to jump, Space or an arrow opens. */
export function Select({
  label,
  labelHidden,
  labelPlacement = 'top',
  className,
  style,
  id,
  value: given,
  defaultValue = null,
  onChange,
  onOpenChange,
  options,
  placeholder,
  disabled,
  required,
  requiredLabel,
  error,
  description,
  clearLabel,
  size = 'md',
  name,
  ref,
  ...rest
}: SelectProps): ReactElement {
  const ownId = useId();
  const controlId = id ?? ownId;
  const requiredId = required && requiredLabel && `${controlId}-required`;
  const labelId = fieldIds(controlId).label;
  const valueId = `${controlId}-value`;
  const [missing, setMissing] = useState<string>();
  const [value, change] = useControlled(given, defaultValue, (chosen: string | null) => {
    setMissing(undefined);
    onChange?.(chosen);
  });
  const chosen = options.find((option) => option.value === value);
  const chosenKey = chosen && keyOf(chosen.value);
  const entries: SelectEntry[] = [
    ...(clearLabel ? [{ key: NONE, label: clearLabel }] : []),
    ...options.map((option) => ({ ...option, key: keyOf(option.value) })),
  ];
  const choose = (key: string) => change(key === NONE ? null : valueOf(key));
  const { triggerProps, mounted, ...opener } = useOpener({
    part: list,
    popup: 'listbox',
    onOpenChange,
    disabled,
  });
  useFormReset(opener.triggerRef, value, change);
  const opened = {
    ...opener,
    labelledBy: labelId,
    entries,
    selectedKey: chosenKey,
    onChoose: choose,
  };
  const typeAhead = useTypeAhead(entries, chosenKey, choose);
  return (
    <Field
      className={className}
      style={style}
      data-component="Select"
      label={label}
      labelHidden={labelHidden}
      labelPlacement={labelPlacement}
      controlId={controlId}
      required={required}
      error={error ?? missing}
      description={description}
      describedBy={[rest['aria-describedby'], requiredId].filter(Boolean).join(' ')}
    >
      {(field) => (
        <>
          {mergeTriggerProps(
            <Trigger
              {...rest}
              id={field.id}
              aria-describedby={field['aria-describedby']}
              aria-invalid={field['aria-invalid']}
              type="button"
              ref={ref}
              disabled={disabled}
              aria-labelledby={`${valueId} ${labelId}`}
              data-part="Control"
              data-size={size}
            >
              {chosen?.icon}
              <Value id={valueId} data-part="Value" data-empty={chosen ? undefined : true}>
                <UserText>{chosen?.label ?? placeholder ?? clearLabel ?? ' '}</UserText>
              </Value>
              <Icon name="chevrons-up-down" />
            </Trigger>,
            {
              ...triggerProps,
              onKeyDown: (event) => {
                typeAhead(event);
                triggerProps.onKeyDown?.(event);
              },
            },
          )}
          {requiredId && (
            <span hidden id={requiredId}>
              {requiredLabel}
            </span>
          )}
          <NativeValue
            {...{ name, required, disabled }}
            value={value ?? ''}
            control={opener.triggerRef}
            onInvalid={setMissing}
          />
          {mounted && <list.Part {...opened} />}
        </>
      )}
    </Field>
  );
}

const Trigger = styled.button`
  @layer concierge.components {
    ${controlBox}
    display: flex;
    align-items: center;
    gap: ${t.space[2]};
    text-align: start;
    cursor: pointer;

    &[data-size='sm'] {
      min-block-size: ${t.size.controlSm};
      padding: 0 ${t.space[2]};
      font: ${t.weight.regular} ${t.text.sm} ${t.font.sans};
    }
    & > svg:last-child {
      margin-inline-end: -2px;
      color: ${t.color.textMuted};
    }
    &:focus-visible,
    &[aria-expanded='true'] {
      ${controlFocus}
    }
  }
`;

const Value = styled.span`
  @layer concierge.components {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;

    &[data-empty] {
      color: ${t.color.textMuted};
    }
  }
`;
