'use client';

import type { ReactElement } from 'react';
import { TimeField as TimeFieldBase } from 'react-aria-components/TimeField';
import { styled } from 'styled-components';
import { defined } from '../../internal/defined.ts';
import { controlBox, controlFocus, fieldRoot } from '../../internal/fieldStyle.ts';
import { DateFrame } from '../DateField/DateFrame.tsx';
import {
  controlProps,
  splitAttributes,
  type DateControlProps,
} from '../DateField/dateFieldProps.ts';
import { bound, toTime } from '../DateField/dateModel.ts';
import { DateSegments } from '../DateField/DateSegments.tsx';
import { useDateControl } from '../DateField/useDateControl.ts';

/** `className` and `style` go to the root; `id`, `data-*`, `aria-*` to the control, the group of its parts. */
export interface TimeFieldProps extends DateControlProps {
  /** Whether hours go to 12 or to 24. Default as the language has it. */
  hourCycle?: 12 | 24 | undefined;
  /** Whether seconds are asked for. */
  seconds?: boolean | undefined;
}

/** A time of the day, typed or changed by arrows, as the language writes it. Holds `14:05`, with seconds `14:05:00`. */
export function TimeField({
  label,
  labelHidden,
  value,
  defaultValue,
  onChange,
  min,
  max,
  hourCycle,
  seconds = false,
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
}: TimeFieldProps): ReactElement {
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
    <Root className={className} style={style} data-component="TimeField">
      <DateFrame {...{ id, ids, label, labelHidden, required, error, description, locale }}>
        <Box
          {...controlProps(
            id,
            ids,
            { disabled, readOnly, required, error, description, name },
            forLibrary,
          )}
          {...defined({ value: toTime(value), defaultValue: toTime(defaultValue) })}
          {...defined({ minValue: bound(toTime(min)), maxValue: bound(toTime(max)), hourCycle })}
          granularity={seconds ? 'second' : 'minute'}
          onChange={(time) => onChange?.(time ? time.toString().slice(0, seconds ? 8 : 5) : null)}
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

const Box = styled(TimeFieldBase)`
  @layer concierge.components {
    ${controlBox}
    display: flex;
    align-items: center;

    &:focus-within {
      ${controlFocus}
    }
  }
` as typeof TimeFieldBase;
