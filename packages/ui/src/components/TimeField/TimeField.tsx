'use client';

import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { mergeRefs } from '../../internal/mergeRefs.ts';
import { pressedKey } from '../../internal/pressedKey.ts';
import {
  useTypedField,
  type TypedFieldLabels,
  type TypedFieldProps,
} from '../DatePicker/useTypedField.ts';
import { TextField } from '../TextField/TextField.tsx';
import {
  isTime,
  isTwelveHours,
  readTime,
  stepTime,
  timePattern,
  toMinutes,
  writeTime,
  type TimePattern,
} from './timeText.ts';

export interface TimeFieldLabels extends TypedFieldLabels {
  /** What stands in the empty field for each part of a time. */
  pattern: TimePattern;
}

export interface TimeFieldProps extends TypedFieldProps {
  /** Minutes to which the arrow keys lead. What is typed need not be a multiple. Default 15. */
  step?: number | undefined;
  /** Texts of the field. */
  labels: TimeFieldLabels;
}

/** A time of the day, typed or pasted as the language writes it. Holds `14:30`. */
export function TimeField({
  step = 15,
  name,
  labels,
  ref,
  ...props
}: TimeFieldProps): ReactElement {
  const { language, value, change, unreadable, input, field } = useTypedField(props, {
    labels,
    nothing: '',
    example: () => '21:30',
    write: writeTime,
    read: readTime,
  });
  const { min, max } = props;
  const held = value !== null && isTime(value) ? value : undefined;
  const minutes = (time: string | undefined) => (time === undefined ? time : toMinutes(time));
  return (
    <>
      <Field
        placeholder={timePattern(language, labels.pattern)}
        autoComplete="off"
        inputMode={isTwelveHours(language) ? 'text' : 'numeric'}
        spellCheck={false}
        role="spinbutton"
        aria-valuenow={minutes(held)}
        aria-valuetext={field.value || undefined}
        aria-valuemin={minutes(min)}
        aria-valuemax={minutes(max)}
        {...field}
        ref={mergeRefs(input, ref)}
        onKeyDown={(event) => {
          props.onKeyDown?.(event);
          const direction = DIRECTIONS[pressedKey(event)];
          if (!direction || unreadable || props.readOnly || event.defaultPrevented) return;
          event.preventDefault();
          change(stepTime(held, direction * step, { min, max }));
        }}
      />
      {name && <input type="hidden" name={name} value={held ?? ''} disabled={props.disabled} />}
    </>
  );
}

const DIRECTIONS: Partial<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

const Field = styled(TextField)`
  @layer concierge.components {
    font-variant-numeric: tabular-nums;
  }
`;
