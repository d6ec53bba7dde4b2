'use client';

import type { ReactElement } from 'react';
import { parseDate, type CalendarDate } from '@internationalized/date';
import { Calendar } from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { defined } from '../../internal/defined.ts';
import { isDay } from './dayText.ts';
import { MonthOfDays } from './MonthOfDays.tsx';

export interface DayCalendarProps {
  /** `2026-03-02`; anything else counts as nothing. */
  value: string | null;
  onChange: (day: string) => void;
  min: string | undefined;
  max: string | undefined;
  /** BCP 47 language of its words and of the first day of its weeks. */
  language: string;
  labels: { previous: string; next: string };
}

/** What the calendar calls a day; null for what is none. */
export const toDate = (day: string | null | undefined): CalendarDate | null =>
  day && isDay(day) ? parseDate(day) : null;

/** The dialog around it opens on the chosen day. */
const TAKES_FOCUS = { autoFocus: true };

/** The days of a month, to choose one. */
export function DayCalendar({
  value,
  onChange,
  min,
  max,
  language,
  labels,
}: DayCalendarProps): ReactElement {
  return (
    <I18nProvider locale={`${language}-u-ca-gregory`}>
      <Calendar
        {...TAKES_FOCUS}
        value={toDate(value)}
        onChange={(day) => onChange(day.toString())}
        {...defined({ minValue: toDate(min) ?? undefined, maxValue: toDate(max) ?? undefined })}
      >
        <MonthOfDays labels={labels} />
      </Calendar>
    </I18nProvider>
  );
}
