'use client';

import type { ReactElement } from 'react';
import { Button } from 'react-aria-components/Button';
import { DatePicker as DatePickerBase } from 'react-aria-components/DatePicker';
import { Group } from 'react-aria-components/Group';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { defined } from '../../internal/defined.ts';
import { controlBox, controlFocus, fieldRoot } from '../../internal/fieldStyle.ts';
import { DateFrame } from './DateFrame.tsx';
import { controlProps, splitAttributes, type DateControlProps } from './datePickerProps.ts';
import { toDate } from './dateModel.ts';
import { DateSegments } from './DateSegments.tsx';
import { useDateControl } from './useDateControl.ts';
import { DatePickerCalendar } from './DatePickerCalendar.tsx';

export interface DatePickerLabels {
  /** Of the button that opens the calendar. */
  open: string;
  /** Of the button to the month before. */
  previous: string;
  /** Of the button to the month after. */
  next: string;
}

/** `className` and `style` go to the root; `id`, `data-*`, `aria-*` to the control, the group of its parts. */
export interface DatePickerProps extends DateControlProps {
  /** Names of its buttons. The days and months are said in the language. */
  labels: DatePickerLabels;
}

/** A day that is typed or looked for in a calendar. Holds `2026-03-02`. */
export function DatePicker({
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
  labels,
  ref,
  id: givenId,
  className,
  style,
  onFocus,
  onBlur,
  ...rest
}: DatePickerProps): ReactElement {
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
    <Root className={className} style={style} data-component="DatePicker">
      <DateFrame {...{ id, ids, label, labelHidden, required, error, description, locale }}>
        <DatePickerBase
          {...controlProps(
            id,
            ids,
            { disabled, readOnly, required, error, description, name },
            forLibrary,
          )}
          {...defined({ value: toDate(value), defaultValue: toDate(defaultValue) })}
          {...defined({ minValue: toDate(min) ?? undefined, maxValue: toDate(max) ?? undefined })}
          onChange={(date) => onChange?.(date ? date.toString() : null)}
        >
          <Box {...forGroup} ref={groupRef} data-part="Control">
            <DateSegments />
            <Open aria-label={labels.open} data-part="Open">
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
          </Box>
          <DatePickerCalendar labels={labels} />
        </DatePickerBase>
      </DateFrame>
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
    display: flex;
    align-items: center;
    padding-inline-end: 0;

    &:focus-within {
      ${controlFocus}
    }
  }
`;

const Open = styled(Button)`
  @layer concierge.components {
    display: grid;
    flex: none;
    place-items: center;
    align-self: stretch;
    inline-size: max(calc(${t.size.controlMd} - 2px), ${t.size.target});
    padding: 0;
    border: 0;
    border-radius: ${t.radius.sm};
    background: none;
    color: ${t.color.textMuted};
    cursor: pointer;
    outline: none;

    &[data-hovered] {
      background: ${t.color.surfaceHover};
      color: ${t.color.text};
    }
    &[data-focus-visible] {
      outline: 2px solid ${t.color.focus};
      outline-offset: -3px;
    }
    &[data-disabled] {
      opacity: 0.5;
      cursor: not-allowed;
    }
  }
`;
