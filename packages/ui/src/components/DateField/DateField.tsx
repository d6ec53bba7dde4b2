'use client';

import type { ReactElement } from 'react';
import { DateField as DateFieldBase } from 'react-aria-components/DateField';
import { styled } from 'styled-components';
import { defined } from '../../internal/defined.ts';
import { controlBox, controlFocus, fieldRoot } from '../../internal/fieldStyle.ts';
import { DateFrame } from './DateFrame.tsx';
import { controlProps, splitAttributes, type DateControlProps } from './dateFieldProps.ts';
import { bound, toDate } from './dateModel.ts';
import { DateSegments } from './DateSegments.tsx';
import { useDateControl } from './useDateControl.ts';

/** `className` and `style` go to the root; `id`, `data-*`, `aria-*` to the control, the group of its parts. */
export type DateFieldProps = DateControlProps;

/**
 * A date that is known by heart, such as a birthday: day, month and year are typed, in the order of the language. To
 * look for a day use `DatePicker`.
 */
export function DateField({
  label,
  labelHidden,
  value,
  defaultValue,
  onChange,
  min,
  max,
  locale,
  disabled,
  readOnly,
  required = false,
  error: givenError,
  incompleteError,
  description,
  name,
  ref,
  id: givenId,
  className,
  style,
  onFocus,
  onBlur,
  ...rest
}: DateFieldProps): ReactElement {
  const { id, ids, groupRef, error, ...focus } = useDateControl({
    id: givenId,
    ref,
    error: givenError,
    incompleteError,
    onFocus,
    onBlur,
  });
  const { forLibrary, forGroup } = splitAttributes({ ...rest, ...focus });
  return (
    <Root className={className} style={style} data-component="DateField">
      <DateFrame {...{ id, ids, label, labelHidden, required, error, description, locale }}>
        <Box
          {...controlProps(
            id,
            ids,
            { disabled, readOnly, required, error, description, name },
            forLibrary,
          )}
          {...defined({ value: toDate(value), defaultValue: toDate(defaultValue) })}
          {...defined({ minValue: bound(toDate(min)), maxValue: bound(toDate(max)) })}
          onChange={(date) => onChange?.(date ? date.toString() : null)}
          data-part="Box"
        >
          <DateSegments {...forGroup} ref={groupRef} data-part="Control" />
        </Box>
      </DateFrame>
    </Root>
  );
}

const Root = styled.div`
  @layer concierge.components {
    ${fieldRoot}
  }
`;

const Box = styled(DateFieldBase)`
  @layer concierge.components {
    ${controlBox}
    display: flex;
    align-items: center;

    &:focus-within {
      ${controlFocus}
    }
  }
` as typeof DateFieldBase;
