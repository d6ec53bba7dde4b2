'use client';

import {
  useId,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { list } from '#overlay/Select';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { triggerBox, triggerValue } from '../../internal/fieldStyle.ts';
import { NativeValue } from '../../internal/NativeValue.tsx';
import { mergeTriggerProps } from '../../internal/trigger.ts';
import { useFormReset } from '../../internal/useFormReset.ts';
import { useOpener } from '../../internal/useOpener.ts';
import { Field } from '../Field/Field.tsx';
import { partFrame, type FieldFrameProps } from '../Field/fieldFrame.ts';
import { fieldIds } from '../Field/fieldParts.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { UserText } from '../UserText/UserText.tsx';
import type { SelectEntry } from './selectModel.ts';

/** What a select of one and a select of several have in common. */
export interface SelectBaseProps
  extends
    FieldFrameProps,
    Omit<HTMLAttributes<HTMLButtonElement>, 'children' | 'onChange' | 'defaultValue'> {
  /** Where a visible label is placed. Default `top`. */
  labelPlacement?: 'top' | 'start' | undefined;
  /** Its list was opened or closed. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** What can be chosen, in this order; those in no group come first. */
  options: ReadonlyArray<SelectOption>;
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined;
  /** Cannot be opened. */
  disabled?: boolean | undefined;
  /**
   * Says so to screen readers, which the role of a button cannot, for example `requiredLabel` of
   * `@concierge/ui/labels/en`.
   */
  requiredLabel?: string | undefined;
  /** Height: 28 or 34 px. Default `md`. */
  size?: 'sm' | 'md' | undefined;
  /** Field name in a native form. */
  name?: string | undefined;
  /** The button that opens it, so that a form can focus it. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

export interface SelectOption {
  value: string;
  label: string;
  /** Shown before the label, decorative. */
  icon?: ReactNode;
  disabled?: boolean | undefined;
  /** Heading it stands under in the list, with the others of that name. */
  group?: string | undefined;
}

interface SelectFieldProps<Value> extends Omit<
  SelectBaseProps,
  'options' | 'placeholder' | 'onSelect'
> {
  'data-component': string;
  value: Value;
  change: (value: Value) => void;
  /** What a native form gets, each by itself. */
  sent: readonly string[];
  entries: readonly SelectEntry[];
  selectedKeys: readonly string[];
  multiple?: boolean;
  onSelect: (keys: string[]) => void;
  /** What the trigger says; `isEmpty` while nothing is chosen. */
  text: string;
  isEmpty: boolean;
  icon?: ReactNode;
  onType?: (event: KeyboardEvent) => void;
}

/** The button of a select, with its field and its list. */
export function SelectField<Value>({
  'data-component': component,
  value,
  change,
  sent,
  entries,
  selectedKeys,
  multiple = false,
  onSelect,
  text,
  isEmpty,
  icon,
  onType,
  onOpenChange,
  disabled,
  requiredLabel,
  size = 'md',
  name,
  ref,
  ...props
}: SelectFieldProps<Value>): ReactElement {
  const { required } = props;
  const [frame, rest] = partFrame(component, props);
  const ownId = useId();
  const controlId = frame.controlId ?? ownId;
  const requiredId = required && requiredLabel && `${controlId}-required`;
  const labelId = fieldIds(controlId).label;
  const valueId = `${controlId}-value`;
  const { triggerProps, mounted, ...opener } = useOpener({
    part: list,
    popup: 'listbox',
    onOpenChange,
    disabled,
  });
  useFormReset(opener.triggerRef, value, change);
  return (
    <Field
      {...frame}
      controlId={controlId}
      describedBy={[frame.describedBy, requiredId].filter(Boolean).join(' ')}
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
              {icon}
              <Value id={valueId} data-part="Value" data-empty={isEmpty || undefined}>
                <UserText>{text}</UserText>
              </Value>
              <Icon name="chevrons-up-down" />
            </Trigger>,
            {
              ...triggerProps,
              onKeyDown: (event) => {
                onType?.(event);
                triggerProps.onKeyDown?.(event);
              },
            },
          )}
          {requiredId && (
            <span hidden id={requiredId}>
              {requiredLabel}
            </span>
          )}
          {multiple &&
            name &&
            sent.map((one) => (
              <input key={one} type="hidden" name={name} value={one} disabled={disabled} />
            ))}
          <NativeValue
            name={multiple ? undefined : name}
            {...{ required, disabled }}
            value={sent[0] ?? ''}
            control={opener.triggerRef}
          />
          {mounted && (
            <list.Part
              {...opener}
              {...{ entries, selectedKeys, multiple, onSelect }}
              labelledBy={labelId}
            />
          )}
        </>
      )}
    </Field>
  );
}

const Trigger = styled.button`
  @layer concierge.components {
    ${triggerBox}

    &[data-size='sm'] {
      min-block-size: ${t.size.controlSm};
      padding: 0 ${t.space[2]};
      font: ${t.weight.regular} ${t.text.sm} ${t.font.sans};
    }
    & > svg:last-child {
      margin-inline-end: -2px;
      color: ${t.color.textMuted};
    }
  }
`;

const Value = styled.span`
  @layer concierge.components {
    ${triggerValue}
  }
`;
