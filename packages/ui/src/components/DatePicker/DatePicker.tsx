'use client';

import type { ReactElement } from 'react';
import { calendar } from '#overlay/DatePicker';
import { useTypedField, type TypedFieldLabels, type TypedFieldProps } from './useTypedField.ts';
import { dayPattern, typedDay, type DayPattern } from './dayText.ts';
import { PickerField } from './PickerField.tsx';

export interface DatePickerLabels extends TypedFieldLabels {
  /** Of the button that opens the calendar. */
  open: string;
  /** Of the button to the month before. */
  previous: string;
  /** Of the button to the month after. */
  next: string;
  /** What stands in the empty field for each part of a day, in the order of the language. */
  pattern: DayPattern;
}

export interface DatePickerProps extends TypedFieldProps {
  /** Texts of the field, its button and its calendar. */
  labels: DatePickerLabels;
}

/** A day that is typed, pasted or looked for in a calendar. Holds `2026-03-02`. */
export function DatePicker({ labels, ref, ...props }: DatePickerProps): ReactElement {
  const typed = useTypedField(props, { labels, ...typedDay });
  const { language, value, change } = typed;
  const { min, max } = props;
  return (
    <PickerField
      placeholder={dayPattern(language, labels.pattern)}
      inputMode="numeric"
      ref={ref}
      component="DatePicker"
      typed={typed}
      openLabel={labels.open}
    >
      {(close) => (
        <calendar.Part
          {...{ value, min, max, language, labels }}
          onChange={(day) => {
            change(day);
            close();
          }}
        />
      )}
    </PickerField>
  );
}
