'use client';

import { useId, useState, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { focusRing } from '../../internal/focusRing.ts';
import { mergeRefs } from '../../internal/mergeRefs.ts';
import type { TypedField, TypedFieldProps } from './useTypedField.ts';
import { fieldIds } from '../Field/fieldParts.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { calendarIcon } from './calendarIcon.tsx';

export interface PickerFieldProps extends Pick<
  TypedFieldProps,
  'placeholder' | 'inputMode' | 'ref'
> {
  /** Its name for `data-component`. */
  component: string;
  typed: TypedField<string>;
  /** Accessible name of the button, before that of the field. */
  openLabel: string;
  /** What opens; `close` when something final was chosen. */
  children: (close: () => void) => ReactNode;
}

/** A text field with a button that opens a calendar for what is typed in it. */
export function PickerField({
  component,
  typed: { value, input, field, leave },
  openLabel,
  children,
  ref,
  ...defaults
}: PickerFieldProps): ReactElement {
  const ownId = useId();
  const { id: given, name, ...rest } = field;
  const id = given ?? ownId;
  const [open, setOpen] = useState(false);
  const toggle = (next: boolean) => {
    setOpen(next);
    // What was chosen in parts may not be whole.
    if (!next) leave();
  };
  return (
    <Field
      autoComplete="off"
      spellCheck={false}
      {...defaults}
      {...rest}
      ref={mergeRefs(input, ref)}
      id={id}
      data-component={component}
      end={
        <>
          {name && <input type="hidden" name={name} value={value ?? ''} disabled={rest.disabled} />}
          <Popover
            label={rest.label}
            align="end"
            open={open}
            onOpenChange={toggle}
            trigger={
              <Open
                type="button"
                id={`${id}-open`}
                aria-label={openLabel}
                aria-labelledby={`${id}-open ${fieldIds(id).label}`}
                disabled={rest.disabled || rest.readOnly}
                data-part="Open"
              >
                {calendarIcon}
              </Open>
            }
          >
            {children(() => toggle(false))}
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
