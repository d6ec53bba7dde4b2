'use client';

import type { ReactElement } from 'react';
import { panel } from '#overlay/DateTimePicker';
import {
  useTypedField,
  type TypedFieldLabels,
  type TypedFieldProps,
} from '../DatePicker/useTypedField.ts';
import type { DatePickerLabels } from '../DatePicker/DatePicker.tsx';
import { dayPattern, readDay, writeDay } from '../DatePicker/dayText.ts';
import { PickerField } from '../DatePicker/PickerField.tsx';
import type { TimeFieldLabels } from '../TimeField/TimeField.tsx';
import { isTwelveHours, timePattern } from '../TimeField/timeText.ts';
import { partsOf, readDayTime, writeDayTime } from './dayTimeText.ts';

export interface DateTimePickerLabels extends TypedFieldLabels {
  /** Of the field for the time, under the calendar. */
  time: string;
  /** Of the calendar and its button. */
  calendar: Pick<DatePickerLabels, 'open' | 'previous' | 'next' | 'pattern'>;
  /** Of the field for the time. */
  timeField: TimeFieldLabels;
}

export interface DateTimePickerProps extends TypedFieldProps {
  /** Minutes to which the arrow keys lead in the field of the time. Default 15. */
  step?: number | undefined;
  /** Texts of the field, its button, its calendar and its field for the time. */
  labels: DateTimePickerLabels;
}

/**
 * A day with its time in one text field, typed, pasted, or looked for in a calendar. Holds `2026-03-02T14:30`: what a clock
 * on the wall shows, of no timezone.
 */
export function DateTimePicker({ step, labels, ref, ...props }: DateTimePickerProps): ReactElement {
  const typed = useTypedField(props, {
    labels,
    nothing: '',
    example: () => `${new Date().getFullYear()}-12-31T21:30`,
    write: writeDayTime,
    read: readDayTime,
  });
  const { language, value, change, field } = typed;
  const { min, max } = props;
  const { day, time } = partsOf(value);
  const pattern = [
    dayPattern(language, labels.calendar.pattern),
    timePattern(language, labels.timeField.pattern),
  ];
  return (
    <PickerField
      placeholder={pattern.join(' ')}
      inputMode={isTwelveHours(language) ? 'text' : 'numeric'}
      ref={ref}
      component="DateTimePicker"
      typed={typed}
      openLabel={labels.calendar.open}
    >
      {(close) => (
        <panel.Part
          {...{ min, max, step, language, labels, time }}
          day={day ?? readDay(field.value, language, true) ?? null}
          onDone={close}
          onChange={(chosen, at) => {
            if (at) change(`${chosen}T${at}`);
            // The day alone stands in the field, which says what is missing once it is left.
            else field.onChange(writeDay(chosen, language));
          }}
        />
      )}
    </PickerField>
  );
}
